// What scrolls must be reachable by keyboard: it gets a tab stop as long as it does.
const LISTS = 'ul, ol, .scroll, .strip, .side, .seats'

export function reachable(root: HTMLElement): () => void {
  let due = 0
  const look = (): void => {
    for (const list of root.querySelectorAll<HTMLElement>(LISTS)) {
      const style = getComputedStyle(list)
      const across = list.scrollWidth > list.clientWidth + 1 && /auto|scroll/.test(style.overflowX)
      const down = list.scrollHeight > list.clientHeight + 1 && /auto|scroll/.test(style.overflowY)
      if (across || down) list.tabIndex = 0
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
