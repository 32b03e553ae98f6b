// A list with many links is one stop of Tab: the first of them, and as long as the focus is within, the one that has it. Arrows
// lead to the others (keys.ts).
export function oneStop(list: HTMLElement): () => void {
  const look = (): void => {
    const links = [...list.querySelectorAll<HTMLElement>('a[href]')]
    const stop = links.find((link) => link === document.activeElement) ?? links[0]
    for (const link of links) link.tabIndex = link === stop ? 0 : -1
  }
  const leave = (): void => void requestAnimationFrame(look) // the focus is elsewhere by then
  look()
  const content = new MutationObserver(look)
  content.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', look)
  list.addEventListener('focusout', leave)
  return () => {
    content.disconnect()
    list.removeEventListener('focusin', look)
    list.removeEventListener('focusout', leave)
  }
}
