"""What card text means: printed text becomes abilities."""

from optcg.text.reader import read

__all__ = ["read"]
