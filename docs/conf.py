"""How Sphinx builds these pages: `make docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from optcg.version import RULES_VERSION, __version__

project = "optcg"
author = "the optcg contributors"
copyright = "the optcg contributors; unofficial, not affiliated with the publisher of the game"
version = release = __version__

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
highlight_language = "none"

html_theme = "furo"
html_title = f"optcg {__version__}, rules {RULES_VERSION}"
html_show_sphinx = False
html_copy_source = False
