"""The test kit: boards for chapter tests, the laws, twin worlds, goldens."""
