// Pages by path. The server sends the same shell for each of them (server/routes/pages.py lists them, too).
import { liesOver, onlyClosed } from './back'

export type Place = { page: string; param: string; query: URLSearchParams; hash: string }

const PAGES: [RegExp, string][] = [
  [/^\/$/, 'home'],
  [/^\/new(?:\/(\w+))?$/, 'new'],
  [/^\/table\/(\w+)$/, 'table'],
  [/^\/replay\/(\w+)$/, 'replay'],
  [/^\/rules(?:\/(\w+))?$/, 'rules'],
  [/^\/player\/([\w:.-]+)$/, 'player'],
  [/^\/leaders(?:\/(\w+))?$/, 'leaders'],
  [/^\/settings$/, 'settings'],
  [/^\/account$/, 'account'],
]

export function read(url: URL): Place {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(decodeURI(url.pathname))
    if (found) return { page, param: found[1] ?? '', query: url.searchParams, hash: url.hash.slice(1) }
  }
  return { page: 'lost', param: '', query: url.searchParams, hash: '' }
}

class Router {
  /** The table or replay that was left last: a page on the way leads back to it. */
  table = $state('')
  place = $state.raw<Place>(read(new URL(location.href)))

  go(path: string, replace = false): void {
    const { page } = this.place
    if (page === 'table' || page === 'replay') this.table = location.pathname + location.search
    // a link in what lies over a page takes its place
    if (replace || liesOver()) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.place = read(new URL(location.href))
    if (!this.place.hash) scrollTo(0, 0)
    void this.arrive()
  }

  /** Who does not see the page change is told by where the focus goes: to the main part, when it is there. */
  private async arrive(): Promise<void> {
    const was = document.activeElement
    const old = document.getElementById('main')
    const place = this.place
    for (let i = 0; i < 400 && this.place === place; i++) {
      await new Promise((later) => setTimeout(later, 50))
      const main = document.getElementById('main')
      if (!main || main === old || main.ariaBusy === 'true') continue // what stands in for a table goes away again
      // a page that has put the focus somewhere itself keeps it there
      if (document.activeElement !== was && document.activeElement !== document.body) return
      main.tabIndex = -1
      main.focus({ preventScroll: true })
      return
    }
  }

  /** Links inside the app change the page without loading it anew. */
  begin(): void {
    addEventListener('popstate', () => {
      const next = read(new URL(location.href))
      if (onlyClosed() && next.page === this.place.page && next.param === this.place.param) return
      this.place = next
      void this.arrive()
    })
    addEventListener('click', (e) => {
      const link = (e.target as Element).closest?.('a')
      if (!link || e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
      const url = new URL(link.href, location.href)
      if (link.target || link.hasAttribute('download') || url.origin !== location.origin) return
      if (url.pathname === location.pathname && url.search === location.search && url.hash) return
      if (read(url).page === 'lost') return
      e.preventDefault()
      this.go(url.pathname + url.search + url.hash)
    })
  }
}

export const router = new Router()
