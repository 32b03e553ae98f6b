// As large as its frame allows: `zoom` grows or shrinks what lies in a frame until its height fits. Where even the smallest
// size would not, it keeps its own size and the frame scrolls.
import type { Attachment } from 'svelte/attachments'

/** `otherwise`: the size where none fits. `steady`: in a frame that keeps its size it shrinks when it has to, and never grows. */
export type Range = { least: number; most: number; otherwise: number; steady?: boolean }
/** How small and how large a board may become; what is small already scrolls rather than shrink further. Whoever looks for a
 * thing finds it where it was: the size stays from question to question. */
export const boardSizes = (least = 0.66): Range =>
  innerWidth > 1000 && innerHeight > 600
    ? { least, most: 1.4, otherwise: least, steady: true }
    : { least: 0.8, most: 1.1, otherwise: 1, steady: true }
const STEP = 0.05
const NEARLY = 1.1
const JUMP = 0.1 // it grows only when that is worth moving everything

const all = new Set<() => void>()

/** Find all sizes now: for what is about to measure where things lie. */
export const fitNow = (): void => all.forEach((look) => look())

/** `small`: what looks at the size once it is found, and says whether it is too small; then it is drawn densely (`.dense`), with
 * less in each thing, and its size found anew. `found`: what is told when it has another size, or its frame. */
export function fit(
  range: (dense: boolean) => Range,
  by: () => number = () => 1,
  small?: () => boolean,
  found?: () => void,
): Attachment<HTMLElement> {
  return (inner) => {
    const frame = inner.parentElement!
    let now = 1
    let seen = ''
    let scrolls = false // no size fits
    let begun = false
    const sizes = (): Range => range(inner.classList.contains('dense'))
    inner.style.zoom = String(sizes().most) // tried first: so it is laid out once if it fits
    const fits = (zoom: number): boolean => {
      inner.style.zoom = String(zoom)
      return frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1
    }
    // The largest size that fits, found by halves: each try lays everything out anew. Where lines break anew, a smaller
    // size may fit no better than a larger one: so if the smallest nearly fits, all are tried.
    const best = (): number => {
      const { least, most, otherwise, steady } = sizes()
      if (steady && scrolls) return otherwise
      const from = Math.min(most, steady ? now : now + JUMP)
      const top = !steady && from < most && fits(from) ? most : from
      if (fits(top)) return top
      const steps = Math.floor((top - least) / STEP + 0.001)
      const nth = (step: number): number => top - step * STEP
      if (fits(nth(steps))) return halved(nth, steps)
      if (frame.scrollHeight > frame.clientHeight * NEARLY) return otherwise
      for (let step = 1; step < steps; step++) if (fits(nth(step))) return nth(step)
      return otherwise
    }
    /** The last step fits, the one before the first does not. */
    const halved = (nth: (step: number) => number, steps: number): number => {
      let [no, yes] = [0, steps]
      while (yes - no > 1) {
        const middle = (no + yes) >> 1
        if (fits(nth(middle))) yes = middle
        else no = middle
      }
      return nth(yes)
    }
    const settle = (size: string): void => {
      if (size !== seen) [now, scrolls] = [sizes().most, false]
      const wanted = best()
      scrolls ||= !fits(wanted)
      if (size !== seen || wanted < now || wanted > now + JUMP) now = wanted
      seen = size
      inner.style.zoom = String(now * by())
    }
    const sizeNow = (): string => `${frame.offsetWidth}x${frame.offsetHeight}` // with or without a scroll bar
    const look = (): void => {
      const size = sizeNow()
      if (!begun || !frame.clientHeight) return
      const at = frame.scrollTop
      const before = `${seen} ${inner.style.zoom}`
      inner.classList.add('at-rest')
      if (inner.classList.contains('dense')) seen = ''
      inner.classList.remove('dense')
      settle(size)
      if (small?.()) {
        inner.classList.add('dense')
        seen = ''
        settle(size)
      }
      inner.classList.remove('at-rest')
      frame.toggleAttribute('data-scrolls', scrolls)
      if (frame.scrollTop !== at) frame.scrollTop = at // else it would end a scrolling that is under way
      if (`${seen} ${inner.style.zoom}` !== before) found?.()
    }
    // A frame's changes are looked at together.
    let due = 0
    const soon = (): void => {
      due ||= requestAnimationFrame(() => {
        due = 0
        look()
      })
    }
    const resized = new ResizeObserver(() => sizeNow() !== seen && look())
    resized.observe(frame)
    const content = new MutationObserver(soon)
    content.observe(inner, { childList: true, subtree: true, characterData: true })
    // Its size is found in a task of its own, so that what has just been made need not be laid out in the same one.
    inner.style.visibility = 'hidden'
    const first = setTimeout(() => {
      begun = true
      look()
      inner.style.visibility = ''
    })
    $effect(() => {
      void by()
      look()
    })
    all.add(look)
    return () => {
      all.delete(look)
      clearTimeout(first)
      cancelAnimationFrame(due)
      resized.disconnect()
      content.disconnect()
    }
  }
}
