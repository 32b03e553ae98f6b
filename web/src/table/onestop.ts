// A list with many links is one stop of Tab: the link that had the focus last, else the first. Arrows lead to the others (keys.ts).
export function oneStop(list: HTMLElement): () => void {
  let stop: HTMLElement | null = null
  const look = (): void => {
    const links = [...list.querySelectorAll<HTMLElement>('a[href]')]
    if (!stop || !links.includes(stop)) stop = links[0] ?? null
    for (const link of links) link.tabIndex = link === stop ? 0 : -1
  }
  const onFocus = (e: FocusEvent): void => {
    stop = e.target as HTMLElement
    look()
  }
  look()
  const content = new MutationObserver(look)
  content.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', onFocus)
  return () => {
    content.disconnect()
    list.removeEventListener('focusin', onFocus)
  }
}
