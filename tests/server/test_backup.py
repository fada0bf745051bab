"""The documented copy of a database that is in use: a server goes on with it where the other one stood."""

from pathlib import Path

import pytest

from tests.docs.blocks import the_block_for
from tests.server.running import ServerProcess, post


def test_a_backup_of_a_running_server_has_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with ServerProcess("tables.db") as server:
        host = post(server.url + "/api/v1/tables", {"name": "Ann", "deck": "ember-rush"})[1]
        exec(the_block_for("tests/server/test_backup.py", "docs/server.md"), {})
    with ServerProcess("tables-backup.db") as again:
        join = {"invite": host["invite"], "name": "Bob", "deck": "moss-wall"}
        status, seat = post(f"{again.url}/api/v1/tables/{host['table']}/join", join)
    assert status == 200, seat
    assert seat["table"] == host["table"]
