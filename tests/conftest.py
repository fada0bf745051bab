"""Options and markers of the whole suite."""

import os
import shutil
import tempfile

import pytest

RULE_TESTS = pytest.StashKey[dict[str, list[str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: a long form of a test, run only with --long")
    # No test reads or writes what the user has imported.
    os.environ["OPTCG_HOME"] = tempfile.mkdtemp(prefix="optcg-tests-")


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ["OPTCG_HOME"], ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule_tests: dict[str, list[str]] = {}
    for item in items:
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="a long test: run it with --long"))
        for marker in item.iter_markers("rule"):
            for number in marker.args:
                rule_tests.setdefault(number, []).append(item.nodeid)
    config.stash[RULE_TESTS] = rule_tests


@pytest.fixture(scope="session")
def rule_tests(pytestconfig: pytest.Config) -> dict[str, list[str]]:
    """The collected tests by the rule number they are marked with."""
    return pytestconfig.stash[RULE_TESTS]
