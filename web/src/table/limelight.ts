// A thing in the limelight: a card shown large in the middle of the stage, a place that flashes.
import { zoomOf } from './motion'

const COMES_MS = 180
const FLASH_MS = 500
const SHARE = 0.62 // of the height of the stage
const MOST = 2.6 // times as large
const BESIDE = 0.9 // of its width: something of the board is seen at either side
const NOTHING = ['transparent', 'rgba(0, 0, 0, 0)']
/** What a thing looks like by where it lies, and its copy does not lie there. */
const LOOKS = ['display', 'flexDirection', 'alignItems', 'gap', 'padding', 'border', 'borderRadius', 'background', 'color', 'font'] as const // prettier-ignore

/** Show a copy of a thing large on the stage; what is given back takes it away. */
export function large(selector: string, stage: HTMLElement): () => void {
  const node = [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
  const room = stage.getBoundingClientRect()
  if (!node?.offsetWidth || room.height < 160) return () => undefined
  const rect = node.getBoundingClientRect() // it may be on its way, and small: its size is that of its place
  const [width, height] = [node.offsetWidth, node.offsetHeight]
  const copy = node.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[data-k], [data-look], [data-place], [id]')])
    for (const name of ['data-k', 'data-look', 'data-place', 'id']) one.removeAttribute(name)
  copy.querySelector('.nw')?.remove() // large enough to be seen as new
  copy.inert = true
  const zoom = zoomOf(stage)
  const times = Math.min(MOST, (SHARE * room.height) / zoom / height, (BESIDE * room.width) / zoom / width)
  const middle = { x: room.x + room.width / 2, y: room.y + 0.44 * room.height }
  const looks = getComputedStyle(node)
  for (const one of LOOKS) copy.style[one] = looks[one]
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${(middle.x - room.x) / zoom - width / 2}px`,
    top: `${(middle.y - room.y) / zoom - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transform: `scale(${times})`,
    boxShadow: '0 10px 20px #0007, 0 0 0 2px var(--lit), 0 0 0 5px var(--glow)',
  })
  if (NOTHING.includes(looks.backgroundColor)) copy.style.background = 'var(--raised)'
  stage.append(copy)
  const dx = (rect.x + rect.width / 2 - middle.x) / zoom
  const dy = (rect.y + rect.height / 2 - middle.y) / zoom
  copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${zoomOf(node) / zoom})`, opacity: 0.4 },
      { transform: `scale(${times})`, opacity: 1 },
    ],
    { duration: COMES_MS, easing: 'ease-out' },
  )
  return () => copy.remove()
}

/** A place (`data-place`) glows for a moment. */
export function flash(place: string): void {
  const node = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  node?.animate([{ boxShadow: '0 0 0 4px var(--lit)' }, { boxShadow: '0 0 0 12px transparent' }], {
    duration: FLASH_MS,
    easing: 'ease-out',
  })
}
