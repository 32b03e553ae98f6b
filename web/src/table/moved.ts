// Whether a person has moved the pointer or the focus. What the page moves, and what comes to lie under a pointer that rests,
// asks for nothing.
const KEYS = /^(Tab|Arrow.*|[bgl1-9])$/i
let byKey = false

/** A key is pressed: the focus that it moves, it moves at once. What the page moves after an answer comes later. */
export function keyPressed(e: KeyboardEvent): void {
  byKey = KEYS.test(e.key)
  setTimeout(() => (byKey = false))
}

/** Whether the thing has the focus now because a person brought it there. */
export const focused = (e: FocusEvent): boolean =>
  byKey && e.target instanceof Element && e.target.matches(':focus-visible')

const JITTER = 1 // pixels

/** Where the pointer is. After a finger was lifted browsers tell of a mouse at its place. */
export class Pointer {
  private at = { x: NaN, y: NaN }

  /** Whether it is elsewhere than when it was last told of. */
  moved({ clientX: x, clientY: y }: PointerEvent): boolean {
    if (Math.hypot(x - this.at.x, y - this.at.y) <= JITTER) return false
    this.at = { x, y }
    return true
  }
}
