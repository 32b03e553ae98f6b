"""The `cothon` command: play in the terminal, check records, measure.

Read in this order: main, then the commands (games, play, record, digest, bench). Playing is session (match, bots,
saving), answers (what was typed), prompt (the conversation) and the two faces, colour and plain, of what is seen.
"""
