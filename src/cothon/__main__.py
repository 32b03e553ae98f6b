"""`python -m cothon` is `cothon`."""

from cothon.cli.main import main

main()
