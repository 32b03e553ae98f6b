// In a list that scrolls, one thing stays in sight: when it is another one, and when the list gets another size.
import type { Attachment } from 'svelte/attachments'

/** The child with what `selector` finds comes to the middle, below a whole child; `now`: what it depends on. */
export const inSight =
  (selector: string, now: () => unknown): Attachment<HTMLElement> =>
  (list) => {
    void now()
    const look = (): void => {
      const rows = [...list.children] as HTMLElement[]
      const row = rows.find((one) => one.matches(selector) || one.querySelector(selector))
      if (!row) return
      const middle = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2
      const first = rows.find((one) => one.offsetTop >= middle) ?? row
      list.scrollTop = Math.min(first.offsetTop, row.offsetTop)
    }
    const resized = new ResizeObserver(look) // looks at once, too
    resized.observe(list)
    return () => resized.disconnect()
  }
