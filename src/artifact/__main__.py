"""`python -m artifact` is the same as `artifact`."""

from artifact.cli import main

main()
