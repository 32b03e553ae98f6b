// As large as its frame allows: `zoom` grows or shrinks what lies in a frame until its height fits. Where even the smallest
// size would not, it keeps its own size and the frame scrolls.
import type { Attachment } from 'svelte/attachments'

/** `otherwise`: the size where none fits. */
export type Range = { least: number; most: number; otherwise: number }
const STEP = 0.05
const REST_MS = 700
const JUMP = 0.1 // it grows only when that is worth moving everything

/** `small`: what looks at the size once it is found, and says whether it is too small; then it is drawn densely (`.dense`), with
 * less in each thing, and its size found anew. */
export function fit(
  range: (dense: boolean) => Range,
  by: () => number = () => 1,
  small?: () => boolean,
): Attachment<HTMLElement> {
  return (inner) => {
    const frame = inner.parentElement!
    let now = 1
    let seen = ''
    const sizes = (): Range => range(inner.classList.contains('dense'))
    const fits = (zoom: number): boolean => {
      inner.style.zoom = String(zoom)
      return frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1
    }
    // Step by step: where lines break anew, a smaller size may fit no better than a larger one.
    const best = (): number => {
      const { least, most, otherwise } = sizes()
      const from = Math.min(most, now + JUMP)
      const top = fits(from) ? most : from
      for (let zoom = top; zoom >= least - 0.001; zoom -= STEP) if (fits(zoom)) return zoom
      return otherwise
    }
    const settle = (size: string): void => {
      if (size !== seen) now = sizes().most
      const wanted = best()
      if (size !== seen || wanted < now || wanted > now + JUMP) now = wanted
      seen = size
      inner.style.zoom = String(now * by())
    }
    const look = (): void => {
      const size = `${frame.clientWidth}x${frame.clientHeight}`
      if (!frame.clientHeight) return
      const at = frame.scrollTop
      if (inner.classList.contains('dense')) seen = ''
      inner.classList.remove('dense')
      settle(size)
      if (small?.()) {
        inner.classList.add('dense')
        seen = ''
        settle(size)
      }
      frame.scrollTop = at
    }
    /** Something travels: it makes its frame higher than it is. What glows does not. */
    const moving = (): boolean => inner.getAnimations({ subtree: true }).some((a) => !(a instanceof CSSAnimation))
    const resized = new ResizeObserver(look)
    resized.observe(frame)
    // At once, or when what moves has come to rest.
    let rest = 0
    const later = (): void => {
      clearTimeout(rest)
      rest = window.setTimeout(() => (moving() ? later() : look()), REST_MS)
    }
    const content = new MutationObserver(() => {
      requestAnimationFrame(() => moving() || look())
      later()
    })
    content.observe(inner, { childList: true, subtree: true, characterData: true })
    $effect(() => {
      void by()
      look()
    })
    return () => {
      clearTimeout(rest)
      resized.disconnect()
      content.disconnect()
    }
  }
}
