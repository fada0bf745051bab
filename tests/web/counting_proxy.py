"""A proxy on loopback that counts what a server sends."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class CountingProxy:
    """Passes bytes to a server on loopback, and counts those that come back."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.sent = 0
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def _serve(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                for ends in ((near, far, False), (far, near, True)):
                    threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, source: socket.socket, to: socket.socket, counted: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.sent += len(data) if counted else 0
                to.sendall(data)
        for end in (source, to):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.close()
