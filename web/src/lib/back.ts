// The browser's way back closes what lies over a page, rather than leave the page.
type Over = { sheet?: number } | null
let open = 0
let closing = false

/** Whether the newest step of the history is something that lies over its page. */
export const liesOver = (): boolean => (history.state as Over)?.sheet !== undefined

/** Whether the step back that has just been made only took away what lay over the page. */
export function onlyClosed(): boolean {
  const closed = open > 0 || closing
  closing = false
  return closed
}

/** Something lies over the page from now on; what is given back takes it away. */
export function closedByBack(close: () => void): () => void {
  const sheet = Math.random()
  const mine = (): boolean => (history.state as Over)?.sheet === sheet
  const onBack = (): void => {
    if (!mine()) close()
  }
  history.pushState({ sheet }, '')
  addEventListener('popstate', onBack)
  open += 1
  return () => {
    removeEventListener('popstate', onBack)
    open -= 1
    closing = mine()
    if (closing) history.back()
  }
}
