// Things travel from where they were to where they are. Elements with `data-k` are followed by that key; new ones come
// from the place (`data-place`) named in `data-from`; those that went fly to the one in `data-to`, or where the events
// say. Any input ends all travelling at once. What travels keeps its own `transform`: `translate` and `scale` are animated.
import { moves } from '../lib/settings.svelte'
import { bringMost, frameOf, WHOLE } from './lit'
import sprite from '../sprite.svg?url'
import type { Flight } from './scenes'

const TRAVEL_MS = 320
const TOKEN_PX = 28
const APART_MS = 60
const MOST_MS = 900
const EASE = 'cubic-bezier(.2,.75,.25,1)'

/** How much larger than given an element is drawn: rectangles are told as they are seen, lengths are given before it. */
export const zoomOf = (node: Element): number => (node as { currentCSSZoom?: number }).currentCSSZoom || 1

type Was = { rect: DOMRect; node: HTMLElement; to: string; zoom: number; part: Element | null }

/** Where the board begins on the screen, scrolled as it is. */
const topOf = (frame: HTMLElement | null): number =>
  frame ? frame.getBoundingClientRect().top - frame.scrollTop * zoomOf(frame) : 0

export class Motion {
  private was = new Map<string, Was>()
  private places = new Map<string, DOMRect>()
  private running: Animation[] = []
  private ghosts: HTMLElement[] = []
  private top = 0 // of the board, before
  private aim: { frame: HTMLElement; at: number } | null = null // where the board is scrolling to

  before(): void {
    this.was.clear()
    this.finish()
    const frame = frameOf()
    this.top = topOf(frame)
    for (const node of document.querySelectorAll<HTMLElement>('[data-k]')) {
      const [rect, zoom] = [node.getBoundingClientRect(), zoomOf(node)]
      const part = frame?.contains(node) ? node.closest(WHOLE) : null
      this.was.set(node.dataset.k!, { rect, node, to: node.dataset.to ?? '', zoom, part })
    }
    this.places = new Map(
      [...document.querySelectorAll<HTMLElement>('[data-place]')].map((n) => [
        n.dataset.place!,
        n.getBoundingClientRect(),
      ]),
    )
  }

  /** `at`: a board that is longer than its frame shows the place where something happens. */
  after(goes: (key: string) => string | undefined, at: string[] | null = null): void {
    this.moveWithBoard()
    if (at) this.follow(at)
    if (!moves() || !this.was.size) return
    let wait = 0
    const next = (): number => Math.min(APART_MS * wait++, MOST_MS - TRAVEL_MS)
    const now = [...document.querySelectorAll<HTMLElement>('[data-k]')]
    const here = new Set(now.map((node) => node.dataset.k!))
    // What goes makes room first.
    for (const [key, { rect, node, to, zoom }] of this.was) {
      const place = goes(key) ?? to
      if (!here.has(key) && place) this.fly(node, rect, this.placeNow(place), next(), zoom)
    }
    for (const node of now) {
      const old = this.was.get(node.dataset.k!)?.rect ?? this.places.get(node.dataset.from ?? '')
      if (old) this.travel(node, old, node.getBoundingClientRect(), next, !this.was.has(node.dataset.k!))
    }
  }

  /** What only went along with the board, when words above it took more or less room, has not moved. */
  private moveWithBoard(): void {
    const by = topOf(frameOf()) - this.top
    if (by)
      for (const was of this.was.values())
        if (was.part) was.rect = new DOMRect(was.rect.x, was.rect.y + by, was.rect.width, was.rect.height)
  }

  /** To the parts that are named, else to what is new on the board or has left it, or to what lies elsewhere now. */
  follow(at: string[]): void {
    const frame = frameOf()
    if (!frame || frame.scrollHeight <= frame.clientHeight + 1) return
    const about = at.length ? at.flatMap((part) => [...frame.querySelectorAll(part)]) : this.changed(frame)
    if (about.length) this.aim = { frame, at: bringMost(frame, about, moves()) }
  }

  private changed(frame: HTMLElement): Element[] {
    const here = [...frame.querySelectorAll<HTMLElement>('[data-k]')]
    const keys = new Set(here.map((node) => node.dataset.k!))
    const left = [...this.was].flatMap(([key, { part }]) => (part?.isConnected && !keys.has(key) ? [part] : []))
    const came = here.filter((node) => !this.was.has(node.dataset.k!))
    const moved = here.filter((node) => {
      const [old, now] = [this.was.get(node.dataset.k!)?.rect, node.getBoundingClientRect()]
      return old && Math.hypot(old.x - now.x, old.y - now.y) >= 4
    })
    return came.length + left.length ? [...came, ...left] : moved
  }

  /** A pictogram flies from one place to another, several times if it stands for several things. */
  flight({ icon, from, to, count = 1 }: Flight): void {
    const start = this.placeNow(from)
    if (!moves() || !start) return
    const zoom = zoomOf(document.getElementById('app')!)
    const size = TOKEN_PX * zoom
    for (let i = 0; i < count; i++) {
      const token = document.createElement('span')
      token.className = 'flying'
      token.innerHTML = `<svg class="i"><use href="${sprite}#${icon}"/></svg>`
      const at = new DOMRect(start.x + start.width / 2 - size / 2, start.y + start.height / 2 - size / 2, size, size)
      this.fly(token, at, this.placeNow(to), APART_MS * i, zoom)
    }
  }

  finish(): void {
    for (const a of this.running) a.finish()
    for (const ghost of this.ghosts) ghost.remove()
    this.running = []
    this.ghosts = []
    this.aim = null
  }

  private placeNow(name: string): DOMRect | undefined {
    const node = document.querySelector(name.startsWith('[') ? name : `[data-place="${CSS.escape(name)}"]`)
    const rect = node?.getBoundingClientRect()
    const { frame, at } = this.aim ?? {}
    if (!rect || !frame?.contains(node)) return rect ?? this.places.get(name)
    return new DOMRect(rect.x, rect.y - (at! - frame.scrollTop) * zoomOf(frame), rect.width, rect.height)
  }

  private travel(node: HTMLElement, old: DOMRect, now: DOMRect, next: () => number, appears: boolean): void {
    const dx = old.x + old.width / 2 - now.x - now.width / 2
    const dy = old.y + old.height / 2 - now.y - now.height / 2
    if (Math.hypot(dx, dy) < 4 || now.width === 0 || old.width === 0) return
    const zoom = zoomOf(node)
    const from = {
      translate: `${dx / zoom}px ${dy / zoom}px`,
      scale: appears ? 0.6 : Math.max(0.5, Math.min(2, old.width / now.width)),
      opacity: appears ? 0.3 : 1,
    }
    this.keep(
      node.animate([from, { translate: 'none', scale: 1, opacity: 1 }], {
        duration: TRAVEL_MS,
        easing: EASE,
        delay: next(),
        fill: 'backwards',
      }),
    )
  }

  private fly(node: HTMLElement, rect: DOMRect, to: DOMRect | undefined, delay: number, zoom: number): void {
    if (!to || rect.width === 0) return
    const ghost = node.cloneNode(true) as HTMLElement
    for (const node of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-k], [data-look]')]) {
      node.removeAttribute('data-k')
      node.removeAttribute('data-look')
    }
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    Object.assign(ghost.style, {
      position: 'fixed',
      zoom: String(zoom),
      left: `${rect.x / zoom}px`,
      top: `${rect.y / zoom}px`,
      width: `${rect.width / zoom}px`,
      height: `${rect.height / zoom}px`,
      margin: '0',
      zIndex: node.classList.contains('flying') ? '50' : '30', // things of the board stay below the stage
      pointerEvents: 'none',
    })
    document.body.append(ghost)
    this.ghosts.push(ghost)
    const dx = to.x + to.width / 2 - rect.x - rect.width / 2
    const dy = to.y + to.height / 2 - rect.y - rect.height / 2
    const motion = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx / zoom}px, ${dy / zoom}px) scale(.5)`, opacity: 0.2 },
      ],
      { duration: TRAVEL_MS, easing: EASE, delay, fill: 'both' },
    )
    motion.onfinish = () => ghost.remove()
    this.keep(motion)
  }

  private keep(motion: Animation): void {
    this.running.push(motion)
    motion.finished.then(
      () => (this.running = this.running.filter((m) => m !== motion)),
      () => undefined,
    )
  }
}
