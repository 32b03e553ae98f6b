// What is lit on a board that is longer than its frame.
const MARGIN = 14 // room for the glow, and for the sign on its upper edge

const frameOf = (): HTMLElement | null => document.querySelector('.field-of-play')
const litIn = (frame: HTMLElement): DOMRect[] =>
  [...frame.querySelectorAll('[data-look=lit]')].map((e) => e.getBoundingClientRect())

/** How many lit things lie above and below what is seen of the board. */
export function litBeyond(): { above: number; below: number } {
  const frame = frameOf()
  if (!frame) return { above: 0, below: 0 }
  const [seen, lit] = [frame.getBoundingClientRect(), litIn(frame)]
  return {
    above: lit.filter((r) => r.top < seen.top - 2).length,
    below: lit.filter((r) => r.bottom > seen.bottom + 2).length,
  }
}

/** Whether the lit things lie too far apart for the frame to show all of them at once, wherever it is scrolled to. */
export function litApart(): boolean {
  const frame = frameOf()
  const lit = frame ? litIn(frame) : []
  const span = Math.max(...lit.map((r) => r.bottom)) - Math.min(...lit.map((r) => r.top))
  return lit.length > 0 && span > frame!.getBoundingClientRect().height - MARGIN
}

/** Scroll the board no further than needed to where most lit things are seen at once; in a lesson, what it asks for. */
export function bringLit(smooth: boolean): void {
  const frame = frameOf()
  if (!frame) return
  const asked = [...frame.querySelectorAll('[data-asked]')].map((e) => e.getBoundingClientRect())
  const [seen, lit] = [frame.getBoundingClientRect(), asked.length ? asked : litIn(frame)]
  const height = seen.height - MARGIN
  const from = (top: number): DOMRect[] => lit.filter((r) => r.top >= top && r.bottom <= top + height)
  const most = lit.map((r) => from(r.top)).toSorted((a, b) => b.length - a.length)[0]
  if (!most?.length) return
  const top = Math.min(...most.map((r) => r.top)) - MARGIN
  const bottom = Math.max(...most.map((r) => r.bottom)) + 4
  const by = bottom > seen.bottom ? Math.min(bottom - seen.bottom, top - seen.top) : Math.min(0, top - seen.top)
  if (by) frame.scrollBy({ top: by / (frame.currentCSSZoom ?? 1), behavior: smooth ? 'smooth' : 'instant' })
}
