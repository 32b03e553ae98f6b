"""The declared pieces of the arrays, written by `make games`."""
