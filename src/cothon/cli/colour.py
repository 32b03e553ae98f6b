"""The colour face: tables, colours and symbols, made to be read at a glance in 80 columns or more."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cothon.cli.face import Face, Offered, Refused
from cothon.cli.tables import table_of
from cothon.cli.words import percent, who_won, why_over
from cothon.core.game import Game
from cothon.core.odds import Note, Odds
from cothon.core.view import View
from cothon.locales import People, Tale
from cothon.play.match import Match

BAR = 20
ONE_COLUMN = 9  # more options than these stand in two columns, if they fit


class Colour(Face):
    def title(self, text: str) -> None:
        self.out.print()
        self.out.rule(Text(text, "bold cyan"), style="cyan", align="left")

    def say(self, text: str) -> None:
        self.out.print(Text(text))

    def aside(self, text: str) -> None:
        self.out.print(Text(text, "dim"))

    def warn(self, text: str) -> None:
        self.out.print(Text.assemble(("! ", "bold red"), (text, "red")))

    def tell(self, tales: Sequence[Tale], left_out: int = 0) -> None:
        if left_out:
            self.out.print(Text(f"  ... {self.voice.say('left-out', number=left_out)}", "dim"))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim")
        grid.add_column()
        for tale in tales:
            quiet = [part for part in [*tale.details, tale.clause] if part]
            grid.add_row("·", Text.assemble(tale.words, (" ".join(["", *quiet]), "dim")))
        if tales:
            self.out.print(grid)

    def position(self, game: Game, view: View, people: People) -> None:
        self.out.print(table_of(game.facts.name).draw(game.show(view), self.voice, people))

    def question(self, name: str, words: str, clause: str) -> None:
        self.out.print()
        self.out.print(
            Text.assemble(("▶ ", "bold yellow"), (f"{name}: ", "bold"), (words, "bold yellow"), (f"  {clause}", "dim"))
        )

    def offers(self, offers: Sequence[Offered]) -> None:
        cells = [(f"{n}", words, label) for n, (words, label) in enumerate(offers, start=1)]
        width = max(len(n) + len(w) + len(label) for n, w, label in cells) + 8
        columns = 2 if len(cells) > ONE_COLUMN and 2 * width <= self.out.width else 1
        height = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right", style="bold cyan", min_width=3)
            grid.add_column()
            grid.add_column(style="dim")
        for i in range(height):
            grid.add_row(*[part for cell in cells[i::height] for part in cell])
        self.out.print(grid)

    def refusals(self, refused: Sequence[Refused]) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="red")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for labels, why, clause in refused:
            if len(labels) == 1:
                grid.add_row("✗", labels[0], Text.assemble(why, (f"  {clause}", "dim")))
        if grid.row_count:
            self.out.print(grid)
        for labels, why, clause in refused:
            if len(labels) > 1:
                self.out.print(Text.assemble(("✗  ", "red"), why, (f"  {clause}", "dim")))
                self.out.print(Padding(Text(", ".join(labels), "dim"), (0, 0, 0, 3)))

    def explain(self, label: str, words: str, clause: str) -> None:
        possible = self.voice.say("possible-now", answer=words)
        self.out.print(Text.assemble(("✓  ", "green"), label, f"  {possible}", (f"  {clause}", "dim")))

    def odds(self, odds: Odds) -> None:
        say = self.voice.say
        sampled = ("", "") if odds.exact else (f"  {say('odds-not-exact')}", "dim")
        self.out.print(Text.assemble((self.voice.odds(Note(odds.title)), "bold"), sampled))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right", style="bold")
        grid.add_column(justify="right", style="dim")
        grid.add_column()
        for case in odds.cases:
            full = round(BAR * case.ways / case.of) if case.of else 0
            bar = Text.assemble(("━" * full, "bold cyan"), ("─" * (BAR - full), "dim"))
            chance = percent(case.ways, case.of)
            if odds.exact:
                told = (chance, say("odds-ways", ways=case.ways, of=case.of))
            else:  # the ways of a sample mean nothing to a person
                told = (say("odds-about", n=chance.removesuffix(" %")), "")
            grid.add_row(f"  {self.voice.odds(case)}", *told, bar)
        self.out.print(grid)
        for note in odds.notes:
            self.out.print(Text(f"  {self.voice.odds(note)}", "dim"))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column()
        for name, words in rows:
            grid.add_row(f"  {name}", words)
        self.out.print(grid)

    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        for i, head in enumerate(heads):
            table.add_column(head, style="bold cyan" if i == 0 else "", no_wrap=i == 0)
        for row in rows:
            table.add_row(*row)
        self.out.print(table)

    def result(self, match: Match, people: People) -> None:
        result, voice = match.result(), self.voice
        self.title(who_won(voice, result, people))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        table.add_column("")
        order = sorted(range(len(people.names)), key=lambda p: result.ranks[p])
        for seat in order:
            won = seat in result.winners
            table.add_column(voice.name(people, seat), justify="right", style="bold yellow" if won else "")
        for line in result.account:
            heading = Text.assemble(voice.account(line), (f"  {line.clause}", "dim"))
            table.add_row(heading, *[str(line.values[p]) for p in order])
        table.add_section()
        table.add_row(voice.say("end-place"), *[voice.say("end-rank", rank=result.ranks[p]) for p in order])
        self.out.print(table)
        self.out.print(Text(why_over(voice, result, people)))

    def curtain(self) -> None:
        self.out.clear()
