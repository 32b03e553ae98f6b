"""Faces for other people's tools: the games as environments of libraries that researchers already use."""
