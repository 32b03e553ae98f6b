"""Written by `make games`: ids, course, rules, view, state, text."""
