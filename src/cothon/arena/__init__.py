"""Many games, and one game looked at closely: comparisons of players, statistics, analysis."""
