// What scrolls sideways must be reachable by keyboard: it gets a tab stop as long as it does.
const LISTS = 'ul, ol, .scroll, .strip'

export function reachable(root: HTMLElement): () => void {
  let due = 0
  const look = (): void => {
    for (const list of root.querySelectorAll<HTMLElement>(LISTS)) {
      const scrolls = list.scrollWidth > list.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(list).overflowX)
      if (scrolls) list.tabIndex = 0
      else list.removeAttribute('tabindex')
    }
  }
  const soon = (): void => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(look)
  }
  const content = new MutationObserver(soon)
  content.observe(root, { childList: true, characterData: true, subtree: true })
  const size = new ResizeObserver(soon)
  size.observe(root)
  return () => {
    cancelAnimationFrame(due)
    content.disconnect()
    size.disconnect()
  }
}
