"""The play server: tables over WebSocket, seats, storage. No rule is decided here."""
