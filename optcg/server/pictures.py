"""The player's own pictures of cards, as files: `/pictures/NUMBER`, `?size=full` for the large one."""

from __future__ import annotations

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from optcg.cards.picture_files import SIZES, SUFFIXES, TABLE
from optcg.cards.pictures import Pictures
from optcg.server.http import refuse
from optcg.server.messages import Refusal

# An hour without a question, then only whether it has changed. Not for caches that others share.
CACHE: Final = "private, max-age=3600"


def picture_route(pictures: Pictures) -> Route:
    async def answer(request: Request) -> Response:
        printing = request.path_params["printing"]
        size = request.query_params.get("size", TABLE)
        if size not in SIZES:
            return refuse(Refusal("no_size", f"A picture has the sizes {' and '.join(SIZES)}."))
        # What is asked for is looked up among the names that are there, and never becomes a path.
        file = pictures.file(printing, size)
        try:
            if file is None:
                raise FileNotFoundError
            stamp = file.stat()
            headers = {"ETag": f'"{stamp.st_mtime_ns:x}-{stamp.st_size:x}"', "Cache-Control": CACHE}
            if headers["ETag"] in request.headers.get("if-none-match", ""):
                return Response(status_code=304, headers=headers)
            data = await run_in_threadpool(file.read_bytes)
        except OSError:
            return refuse(Refusal("no_picture", f"There is no picture of {printing[:20]}.", 404))
        return Response(data, media_type=SUFFIXES[file.suffix[1:]], headers=headers)

    return Route("/pictures/{printing}", answer)
