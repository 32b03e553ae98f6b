"""How the page of an analysis looks: the tokens of the browser table, light and dark, desk and phone."""

from __future__ import annotations

LIGHT = (
    "--page:#ece2cf;--panel:#fbf6ec;--raised:#fffdf8;--line:#cbbb9c;--ink:#1d2733;--ink2:#505a66;--bar:#0c4254;"
    "--bar-ink:#fdf6e6;--bar2:#b9d6da;--lit:#a85400;--lit-soft:#ffedc9;--amber:#f5b544;--sea:#0d5a6e;"
    "--danger:#a3231c;--good:#1d6642;--s1:#f39ac4;--s2:#86c9f2;--s3:#ff9470;--s4:#f5eddb;--s5:#bcd655;"
    "--l1:#a3263f;--l2:#1c5ca6;--l3:#8a6200;--l4:#2a2b35;--l5:#2b774b;--edge:#16202b;"
)
DARK = (
    "--page:#0b151b;--panel:#13222a;--raised:#1b2f39;--line:#3a5561;--ink:#f3ebdc;--ink2:#b7c3c6;--bar:#071015;"
    "--bar-ink:#f3ebdc;--bar2:#8fb6bd;--lit:#ffc65e;--lit-soft:#39290c;--sea:#86cbd8;--danger:#ff9a8a;--good:#86d9a8;"
    "--l1:#f0839a;--l2:#7db6f2;--l3:#e0ae35;--l4:#e9dfc9;--l5:#7fd0a0;--edge:#050b0f;"
)
STYLE = (
    f"""
:root{{color-scheme:light dark;{LIGHT}
--disp:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua",Georgia,"DejaVu Serif",serif;
--text:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Open Sans",system-ui,"DejaVu Sans",sans-serif}}
@media (prefers-color-scheme:dark){{:root{{{DARK}}}}}
"""
    + """
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.45 var(--text)}
h1,h2,h3,p,ul,ol,dl,dd{margin:0;padding:0}ul,ol{list-style:none}h1,h2,h3{font-family:var(--disp);line-height:1.2}
a{color:var(--sea)}small{font-size:13px;color:var(--ink2);font-weight:400}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
.bar{background:var(--bar);color:var(--bar-ink);display:flex;align-items:center;gap:10px;padding:9px 18px}
.bar .brand{width:27px;height:27px;color:var(--amber);flex:none}.bar .name{font:700 20px var(--disp)}
.bar div{border-left:1px solid #ffffff3d;padding-left:12px;min-width:0}
.bar h1{font-size:17px;overflow-wrap:anywhere}.bar p{font-size:13px;color:var(--bar2);overflow-wrap:anywhere}
main{max-width:1240px;margin:auto;padding:16px 18px;display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:14px 16px;min-width:0}
.panel h2{font-size:19px;margin-bottom:10px}.panel h2 small{font-family:var(--text);margin-left:5px}
.panel h3{font-size:15px;display:flex;align-items:center;gap:7px;margin:14px 0 5px}
.lead{background:var(--lit-soft);border-color:var(--lit);border-left-width:5px}.lead p+p{margin-top:5px}
.hero{font:700 22px/1.25 var(--disp)}
.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:14px;align-items:start}
.note{margin-top:10px;font-size:13px;color:var(--ink2);max-width:92ch;overflow-wrap:anywhere}
.sign{width:20px;height:20px;flex:none;vertical-align:-4px}
.seat{stroke:var(--edge)}.seat.s1{fill:var(--s1)}.seat.s2{fill:var(--s2)}.seat.s3{fill:var(--s3)}
.seat.s4{fill:var(--s4)}.seat.s5{fill:var(--s5)}.emblem{fill:#16202b}
.legend{display:flex;flex-wrap:wrap;gap:4px 22px;margin-bottom:6px}
.legend li{display:flex;align-items:center;gap:7px;min-width:0}.legend b{overflow-wrap:anywhere}
.sample{width:44px;height:8px;flex:none}.num{font:700 17px var(--disp);font-variant-numeric:tabular-nums lining-nums}
.curve{width:100%;height:auto;display:block}.narrow{display:none}
.grid{stroke:var(--line);stroke-width:1;opacity:.7}.tick{font:13px var(--text);fill:var(--ink2)}
.end{font:700 14px var(--disp);fill:var(--ink)}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}.line.l1{stroke:var(--l1)}.line.l2{stroke:var(--l2)}
.line.l3{stroke:var(--l3)}.line.l4{stroke:var(--l4)}.line.l5{stroke:var(--l5)}
.band{opacity:.16}.l1{--c:var(--l1)}.l2{--c:var(--l2)}.l3{--c:var(--l3)}.l4{--c:var(--l4)}.l5{--c:var(--l5)}
.band,.dot{fill:var(--c)}.dot{stroke:var(--panel);stroke-width:1.5}.touch{fill:#0000;stroke:none}
.dot:hover .touch{fill:var(--lit);opacity:.35}.dot:focus-visible{outline:none}
.dot:focus-visible .touch{stroke:var(--sea);stroke-width:3}
details{margin-top:10px}summary{cursor:pointer;color:var(--sea);font-weight:600;padding:10px 0;min-height:44px}
.scroll{overflow-x:auto;position:relative}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:6px 9px;text-align:right;border-top:1px solid var(--line);vertical-align:baseline}
thead th{border-top:0;color:var(--ink2);font-weight:400;font-size:13px}
th:first-child,.told{text-align:left}.told{min-width:230px}.told b{font-weight:600}
.ledger td,.steps td:not(.told){white-space:nowrap}.ledger tbody th{font:700 15px var(--disp);white-space:nowrap}
.ledger .sign{margin-right:7px}.ledger td{font-size:16px}.ledger td:last-child{font-weight:700}
tr:target,li:target,dt:target,dt:target+dd{background:var(--lit-soft);box-shadow:0 0 0 2px var(--lit)}
.list li{display:flex;gap:10px;padding:10px 4px;border-top:1px solid var(--line)}.list li:first-child{border-top:0}
.list div{flex:1;min-width:0}.list p{overflow-wrap:anywhere}
.list p:first-child{display:flex;gap:10px;align-items:center}
.step,.rule{font-size:13px;display:inline-block;padding:3px 0}.rule{color:var(--ink2);text-decoration-style:dotted}
.chip{margin-left:auto;border:1.5px solid;border-radius:20px;padding:1px 10px;font-weight:700;white-space:nowrap}
.bad{color:var(--danger)}.good{color:var(--good)}
.short li{padding:4px 0;overflow-wrap:anywhere}
.rules{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:5px 14px}.rules dt{font-weight:700}
@media (min-width:900px){.rules{grid-template-columns:repeat(2,max-content minmax(0,1fr))}}
footer{max-width:1240px;margin:auto;padding:2px 18px 22px;font-size:13px;color:var(--ink2)}
@media (max-width:760px){main{padding:10px}.bar{padding:8px 12px}.bar .name{display:none}.panel{padding:12px}
.two{grid-template-columns:minmax(0,1fr)}.wide{display:none}.narrow{display:block}.legend{display:grid}
.legend .num{margin-left:auto}.hero{font-size:19px}
.ledger thead{display:none}.ledger tr{display:block;border-top:1px solid var(--line);padding:6px 0}
.ledger tr:first-child{border:0}.ledger th,.ledger td{border:0;padding:3px 4px}.ledger tbody th{display:block}
.ledger td{display:flex;gap:8px;align-items:baseline}
.ledger td::before{content:attr(data-line);flex:1;text-align:left;font-size:14px;color:var(--ink2)}
footer{padding:2px 12px 18px}}
@media print{.panel{break-inside:avoid}}
"""
)
