// A list that is longer than its place says so at its edges: `data-above` and `data-below` as long as something lies there.
const EDGE = 4 // pixels

export function edges(list: HTMLElement): () => void {
  const look = (): void => {
    list.toggleAttribute('data-above', list.scrollTop > EDGE)
    list.toggleAttribute('data-below', list.scrollTop + list.clientHeight < list.scrollHeight - EDGE)
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const part of [list, ...list.children]) sizes.observe(part)
  }
  const parts = new MutationObserver(watch)
  watch()
  parts.observe(list, { childList: true })
  list.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    parts.disconnect()
    list.removeEventListener('scroll', look)
  }
}
