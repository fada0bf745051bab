"""The JSON of the pages about decks and about the protocol is what programs take."""

import asyncio
import json
import re
from pathlib import Path

from websockets.asyncio.client import connect

from tests.needs import ROOT
from tests.server.running import Message, ServerProcess, post


def the_json_of(page: str) -> Message:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (block,) = re.findall(r"^```json\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    found: Message = json.loads(block)
    return found


def test_the_format_of_play_is_the_example() -> None:
    example = ROOT / "examples" / "formats" / "harbor-league.json"
    assert the_json_of("decks.md") == json.loads(example.read_text(encoding="utf-8"))


def test_the_server_answers_to_the_hello_of_the_page(tmp_path: Path) -> None:
    hello = the_json_of("protocol.md")

    async def said(url: str) -> Message:
        async with connect(url.replace("http", "ws") + "/ws", max_size=None) as socket:
            await socket.send(json.dumps(hello))
            answer: Message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            return answer

    with ServerProcess(str(tmp_path / "tables.db")) as server:
        seat = post(server.url + "/api/v1/tables", {"bot": "random"})[1]
        assert set(hello) == {"type", "protocol", "table", "token"}
        hello.update(table=seat["table"], token=seat["token"])
        answer = asyncio.run(said(server.url))
    assert answer["type"] == "state"
