// As large as its frame allows: `zoom` grows or shrinks what lies in a frame until its height fits. Where even the smallest
// size would not, it keeps its own size and the frame scrolls.
import type { Attachment } from 'svelte/attachments'

/** `otherwise`: the size where none fits. */
export type Range = { least: number; most: number; otherwise: number }
const STEP = 0.05
const REST_MS = 700
const JUMP = 0.1 // it grows only when that is worth moving everything

/** `then`: what looks at the size once it is found. */
export function fit(range: () => Range, by: () => number = () => 1, then?: () => void): Attachment<HTMLElement> {
  return (inner) => {
    const frame = inner.parentElement!
    let now = 1
    let seen = ''
    const fits = (zoom: number): boolean => {
      inner.style.zoom = String(zoom)
      return frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1
    }
    // Step by step: where lines break anew, a smaller size may fit no better than a larger one.
    const best = (): number => {
      const { least, most, otherwise } = range()
      const from = Math.min(most, now + JUMP)
      const top = fits(from) ? most : from
      for (let zoom = top; zoom >= least - 0.001; zoom -= STEP) if (fits(zoom)) return zoom
      return otherwise
    }
    const look = (): void => {
      const size = `${frame.clientWidth}x${frame.clientHeight}`
      if (!frame.clientHeight) return
      const at = frame.scrollTop
      if (size !== seen) now = range().most
      const wanted = best()
      if (size !== seen || wanted < now || wanted > now + JUMP) now = wanted
      seen = size
      inner.style.zoom = String(now * by())
      frame.scrollTop = at
      then?.()
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(frame)
    // At once, and once more when what moved has come to rest: something in flight makes its frame higher than it is.
    let rest = 0
    const content = new MutationObserver(() => {
      requestAnimationFrame(look)
      clearTimeout(rest)
      rest = window.setTimeout(look, REST_MS)
    })
    content.observe(inner, { childList: true, subtree: true, characterData: true })
    $effect(() => {
      void by()
      look()
    })
    return () => {
      clearTimeout(rest)
      sizes.disconnect()
      content.disconnect()
    }
  }
}
