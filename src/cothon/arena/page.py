"""Parts of a report's page: panels, tables, captions, and how they look."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root{color-scheme:light dark;--page:#ece2cf;--panel:#fbf6ec;--line:#cbbb9c;--ink:#1d2733;--ink2:#505a66;
--bar:#0c4254;--bar-ink:#fdf6e6;--bar2:#b9d6da;--amber:#f5b544;--raised:#fffdf8;
--disp:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,Georgia,"DejaVu Serif",serif;
--text:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",system-ui,"DejaVu Sans",sans-serif}
@media (prefers-color-scheme:dark){:root{--page:#0b151b;--panel:#13222a;--line:#3a5561;--ink:#f3ebdc;--ink2:#b7c3c6;
--bar:#071015;--bar-ink:#f3ebdc;--bar2:#8fb6bd;--raised:#1b2f39}}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 var(--text)}
header{background:var(--bar);color:var(--bar-ink)}
header div,main{max-width:1220px;margin:auto;padding:14px 18px}
header p{margin:0 0 2px;color:var(--bar2);font-size:13px}
h1{margin:0;font:700 24px/1.2 var(--disp)}h2{margin:0 0 8px;font:700 17px/1.2 var(--disp)}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
.lead{margin:4px 0;font:700 19px/1.35 var(--disp)}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:14px 16px;margin:0;min-width:0}
.many{columns:336px;column-gap:14px}.many>*{break-inside:avoid;margin:0 0 14px}
.plot{display:block;width:100%;max-width:420px;height:auto;margin:auto}
.scroll{overflow-x:auto;position:relative}.scroll+.scroll{margin-top:12px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:5px 18px 5px 0;text-align:right;border-top:1px solid var(--line);white-space:nowrap}
thead th{border-top:0;color:var(--ink2);font-weight:400;font-size:13px;vertical-align:bottom}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--panel)}
tbody th{font-weight:600}.ties th,.reasons th{white-space:normal}
.plan td,.faults td:last-child{text-align:left;white-space:normal;overflow-wrap:anywhere}
.plan th{color:var(--ink2);font-weight:400;vertical-align:top}
.note{margin:10px 0 0;font-size:13px;color:var(--ink2);max-width:80ch}
pre{margin:0;padding:10px 12px;background:var(--raised);border:1px solid var(--line);border-radius:9px;
white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.4 ui-monospace,"DejaVu Sans Mono",monospace}
@media (max-width:500px){header div,main{padding:12px 10px}.panel{padding:12px}h1{font-size:21px}.lead{font-size:17px}
th,td{padding-right:14px}}
@media print{body{background:none}.panel{break-inside:avoid}}
"""

CAPTIONS = {
    "share": ("Share of victories", "With 95 % intervals. The dashed line is the fair share."),
    "rating": ("Rating", "openskill, mu with its 95 % interval."),
    "seats": ("Seats", "Share of victories by seat, all bots together. The dashed line is the fair share."),
    "scores": ("Scores", "How often each score was reached, by bot; the same axes for all."),
    "length": ("Length", "How many decisions a game takes, all bots together."),
}


def page(title: str, style: str, parts: Sequence[str]) -> str:
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
    head += f"<title>{escape(title)}</title><style>{style}</style>"
    top = f"<header><div><p>Cothon arena</p><h1>{escape(title)}</h1></div></header>"
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en-GB"><head>{head}</head>\n<body>{top}<main>\n{body}\n</main></body></html>\n'
    )


def panel(title: str, content: str, note: str = "") -> str:
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section class="panel"><h2>{escape(title)}</h2>{content}{said}</section>'


def figure(name: str, svg: str) -> str:
    title, words = CAPTIONS[name]
    head = f"<h2>{escape(title)}</h2>"
    return f'<figure class="panel">{head}{svg}<figcaption class="note">{escape(words)}</figcaption></figure>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], name: str) -> str:
    """The first cell of a row is its head. A table too wide for the screen scrolls by itself."""
    top = "".join(f'<th scope="col">{escape(h)}</th>' for h in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    head = f"<thead><tr>{top}</tr></thead>" if heads else ""
    return f'<div class="scroll" tabindex="0"><table class="{name}">{head}<tbody>{body}</tbody></table></div>'


def many(parts: Sequence[str]) -> str:
    """Small panels, as many side by side as there is room for."""
    return f'<div class="many">{"".join(parts)}</div>'


def code(text: str) -> str:
    return f"<pre>{escape(text)}</pre>"
