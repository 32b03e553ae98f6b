"""A page of a replay in windows of many sizes: one screen, as the table is."""

from __future__ import annotations

from kit.browser import Visitor

# The sizes of the layout law (tests/web/test_layout.py).
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1280, 800), (1440, 900)]
SIZES += [(1920, 1080), (2560, 1440), (640, 400)]
LINES = 5 * 41  # pixels of a list that shows five moves of the usual length, two rows each
SETTLED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
# What is wrong, in words. On a desk all of the board is seen, elsewhere it scrolls above the player or beside it.
LOOK = """([desk, lines]) => {
  const wrong = [], page = document.scrollingElement, rect = e => e.getBoundingClientRect()
  const find = what => document.querySelector(what)
  const name = e => `<${e.className}> "${(e.ariaLabel || e.textContent).trim().slice(0, 40)}"`
  const within = (e, box) => rect(e).top >= box.top - 1.5 && rect(e).bottom <= box.bottom + 1.5 &&
    rect(e).left >= box.left - 1.5 && rect(e).right <= box.right + 1.5
  const shown = e => e && e.checkVisibility({ visibilityProperty: true }) && rect(e).width > 1
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const check = (good, words) => good || wrong.push(words)
  const { scrollWidth: wide, scrollHeight: high } = page
  check(wide <= innerWidth && high <= innerHeight, `the page is ${wide} x ${high}`)

  const [field, player] = [find('.field-of-play'), find('.player')]
  const apart = rect(field).bottom <= rect(player).top + 5 || rect(field).right <= rect(player).left + 5
  check(apart, 'the player lies over the board')
  check(within(player, window), 'the player leaves the window')
  const [all, seen] = [field.scrollHeight, field.clientHeight]
  check(!desk || all <= seen + 1, `the board is ${all} high in ${seen}`)
  const controls = [...player.querySelectorAll('.ctl :is(.btn, input, select, output)')].filter(shown)
  for (const e of controls) {
    check(within(e, rect(player)), `${name(e)} leaves the player`)
    const over = document.elementFromPoint(rect(e).left + rect(e).width / 2, rect(e).top + rect(e).height / 2)
    check(e.contains(over), `${name(e)} is covered by ${over && name(over)}`)
  }
  const slider = rect(find('.scrub input')).width
  check(slider >= 60, `the slider is ${slider} wide`)
  check(within(find('.say .n'), rect(find('.say'))), 'the number of the move is out of sight')

  const [seats, on] = [find('.seats'), find('.seat.on')]
  check(!on || within(on, rect(seats)), 'the seat that is to act is out of sight')
  const list = find('.rail .moves ol'), now = find('.rail .moves [aria-current]')
  if (shown(list)) {
    check(list.clientHeight >= lines, `the list of moves is ${list.clientHeight} high`)
    check(!now || within(now, rect(list)), 'the current move is out of sight')
  }
  return wrong
}"""


def wrong_at(visitor: Visitor, width: int, height: int) -> list[str]:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    desk = width >= 1024 and height >= 720
    return [f"{width}x{height}: {line}" for line in page.evaluate(LOOK, [desk, LINES])]
