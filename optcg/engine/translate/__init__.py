"""From trees to the engine's own form: each card is translated once per catalogue."""
