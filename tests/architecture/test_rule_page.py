"""The generated page of rules is complete and up to date."""

import importlib.util
from types import ModuleType

from tests.needs import ROOT


def rule_page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_page", ROOT / "docs" / "rule_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_rules_is_what_make_docs_writes() -> None:
    module = rule_page()
    up_to_date = module.PAGE.read_text(encoding="utf-8") == module.page()
    assert up_to_date, "docs/rules.md is out of date: run `python docs/rule_page.py`"


def test_no_rule_of_the_page_is_without_a_test() -> None:
    bare = [line for line in rule_page().page().splitlines() if line.endswith("| 0 |")]
    assert bare == []
