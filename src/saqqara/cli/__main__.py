"""`python -m saqqara.cli`: the command where its script is not on the path."""

import sys

from saqqara.cli import main

sys.exit(main())
