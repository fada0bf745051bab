"""Which address others can open: said by the server, which alone knows where it listens."""

import pytest

from optcg.server.addresses import is_this_machine, reachable


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.8.8.8:80", "::1", "[::1]", "[::1]:8000", "a.localhost"],
)
def test_these_are_this_machine_alone(host: str) -> None:
    assert is_this_machine(host)
    assert reachable(host.removesuffix(":8000"), 8000) == []


@pytest.mark.parametrize(
    "host", ["", "[", "table.test", "192.168.1.7:8000", "localhost.test", "fe80::1", "[fe80::1]:1"]
)
def test_these_are_not(host: str) -> None:
    assert not is_this_machine(host)


def test_the_address_listened_at_is_the_one_to_open() -> None:
    assert reachable("192.168.1.7", 8000) == ["http://192.168.1.7:8000"]
    assert reachable("fd00::7", 81) == ["http://[fd00::7]:81"]


def test_who_listens_everywhere_is_opened_at_an_address_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = [(2, 1, 6, "", (name, 0)) for name in ("127.0.1.1", "192.0.2.7", "192.0.2.7")]
    monkeypatch.setattr("optcg.server.addresses.socket.getaddrinfo", lambda *_: places)
    found = reachable("0.0.0.0", 8000)
    assert found.count("http://192.0.2.7:8000") == 1
    assert not any(is_this_machine(address.removeprefix("http://")) for address in found)
