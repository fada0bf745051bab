"""`python -m optcg` is `optcg`."""

from optcg.cli.main import main

if __name__ == "__main__":
    main(prog_name="optcg")
