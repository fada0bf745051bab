"""A server of pictures on loopback."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.cards.picture_bytes import png


@dataclass
class Gallery:
    """Its address, and what it was asked for."""

    url: str
    asked: list[str] = field(default_factory=list)


@contextmanager
def open_gallery() -> Iterator[Gallery]:
    """It answers /404 with 404 and so on, /text with text, and everything else with a picture."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            gallery.asked.append(self.path)
            self.send_response(int(self.path[1:]) if self.path[1:].isdecimal() else 200)
            self.end_headers()
            self.wfile.write(b"a page" if self.path == "/text" else png())

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    gallery = Gallery(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield gallery
    finally:
        server.shutdown()
        server.server_close()
