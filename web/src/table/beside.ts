// Where a card stands that points at something: beside it, inside the page, not over it if that can be.
export type Box = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
const GAP = 16
const EDGE = 10
const BAR = 54

/** `below`: how much of the lower edge is covered (by the quay of a phone). */
export function besides(at: Box, page: Size, card: Size, below = 0): { x: number; y: number } {
  const low = page.height - below - EDGE
  const fit = (v: number, least: number, most: number): number => Math.max(least, Math.min(v, Math.max(least, most)))
  const x = fit(at.x + at.width / 2 - card.width / 2, EDGE, page.width - card.width - EDGE)
  const y = fit(at.y + at.height / 2 - card.height / 2, BAR, low - card.height)
  if (at.y + at.height + GAP + card.height <= low) return { x, y: at.y + at.height + GAP }
  if (at.y - GAP - card.height >= BAR) return { x, y: at.y - GAP - card.height }
  if (at.x + at.width + GAP + card.width + EDGE <= page.width) return { x: at.x + at.width + GAP, y }
  if (at.x - GAP - card.width >= EDGE) return { x: at.x - GAP - card.width, y }
  // It is too large for that: lie over its end that is farther from the middle of the page.
  return { x, y: at.y + at.height / 2 > low / 2 ? BAR + EDGE : low - card.height }
}
