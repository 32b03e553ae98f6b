// The result as a picture to share, drawn here: nothing is fetched, and nobody else sees it.
import { number, t } from '../lib/i18n.svelte'
import type { Place } from './rank'

export const WIDE = 1200
export const HIGH = 630
// The emblems of the seats, on a field of 24 by 24, as in the sprite.
const EMBLEMS = [
  'M12 2.5 22 21H2z',
  'M3.5 3.5h17v17h-17z',
  'M12 2.5a9.5 9.5 0 1 0 .01 0z',
  'M12 1.5 22.5 12 12 22.5 1.5 12z',
  'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
]
const TALL = [290, 215, 185, 165, 150]
const SEA =
  'M0 0c40-24 80-24 120 0s80 24 120 0 80-24 120 0 80 24 120 0 80-24 120 0 80 24 120 0 80-24 120 0 80 24 120 0 80-24 120 0 80 24 120 0v260H0z'

export type Told = { title: string; headline: string; fact: string; places: Place[]; barred: number[] }

/** Draw it on a canvas of WIDE by HIGH. */
export function draw(canvas: HTMLCanvasElement, told: Told): void {
  const c = canvas.getContext('2d')!
  const css = getComputedStyle(document.documentElement)
  const face = (size: number, name: string): string => `700 ${size}px ${css.getPropertyValue(name) || 'serif'}`
  c.clearRect(0, 0, WIDE, HIGH)
  background(c)
  c.fillStyle = '#1d2733'
  c.textAlign = 'left'
  c.font = face(30, '--text')
  c.fillText(told.title, 60, 78)
  fitted(c, told.headline, 60, 148, WIDE - 120, (size) => face(size, '--disp'), 62)
  if (told.fact) fitted(c, told.fact, 60, 202, WIDE - 120, (size) => face(size, '--text'), 30)
  const standing = [...told.places.slice(1, 2), ...told.places.slice(0, 1), ...told.places.slice(2)]
  const width = Math.min(220, (WIDE - 120) / standing.length - 16)
  const left = (WIDE - standing.length * (width + 16) + 16) / 2
  standing.forEach((place, i) => plinth(c, css, place, told.barred, left + i * (width + 16), width, face))
  c.textAlign = 'right'
  c.fillStyle = '#0c4254'
  c.font = face(30, '--disp')
  c.fillText('Cothon', WIDE - 60, 78)
}

function background(c: CanvasRenderingContext2D): void {
  const sky = c.createLinearGradient(0, 0, 0, HIGH)
  sky.addColorStop(0, '#ffe9bd')
  sky.addColorStop(0.62, '#ffd58a')
  sky.addColorStop(1, '#f3bd63')
  c.fillStyle = sky
  c.fillRect(0, 0, WIDE, HIGH)
  c.fillStyle = '#fff3d0'
  c.beginPath()
  c.arc(WIDE / 2, 400, 190, 0, 7)
  c.fill()
  c.fillStyle = '#0c4254'
  c.save()
  c.translate(0, 520)
  c.fill(new Path2D(SEA))
  c.restore()
}

type Face = (size: number, name: string) => string

function plinth(
  c: CanvasRenderingContext2D,
  css: CSSStyleDeclaration,
  place: Place,
  barred: number[],
  x: number,
  width: number,
  face: Face,
): void {
  const { seat } = place.seat
  const top = HIGH - (TALL[place.rank - 1] ?? 150)
  const out = barred.includes(seat) || place.seat.gone
  c.fillStyle = place.won ? '#f5b544' : '#fbf6ec'
  c.strokeStyle = place.won ? '#a85400' : '#cbbb9c'
  c.lineWidth = 3
  c.beginPath()
  c.roundRect(x, top, width, HIGH - top + 20, 16)
  c.fill()
  c.stroke()
  const size = place.won ? 92 : 70
  c.fillStyle = css.getPropertyValue(`--s${seat + 1}`)
  c.strokeStyle = '#16202b'
  c.beginPath()
  c.roundRect(x + width / 2 - size / 2, top - size - 10, size, size, 20)
  c.fill()
  c.stroke()
  c.save()
  c.translate(x + width / 2 - size / 4, top - size * 0.75 - 10)
  c.scale(size / 48, size / 48)
  c.fillStyle = css.getPropertyValue('--seat-ink')
  c.fill(new Path2D(EMBLEMS[seat]))
  c.restore()
  c.textAlign = 'center'
  c.fillStyle = '#1d2733'
  const words = t('ended-place', { rank: place.rank, name: place.seat.name })
  named(c, words, x + width / 2, top + 40, width - 16, (s) => face(s, '--disp'))
  if (place.score === null) return
  c.font = face(place.won ? 76 : 54, '--num')
  const score = number(place.score)
  const below = top + (place.won ? 118 : 100)
  c.fillText(score, x + width / 2, below)
  if (!out) return
  c.fillStyle = '#a3231c'
  const long = c.measureText(score).width + 16
  c.fillRect(x + width / 2 - long / 2, below - 22, long, 6)
}

/** A name in one line, or in two where it would be small. */
function named(
  c: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  width: number,
  face: (size: number) => string,
): void {
  c.font = face(24)
  const space = words.lastIndexOf(' ', words.length / 2 + 4)
  if (c.measureText(words).width <= width || space < 4) return fitted(c, words, x, y, width, face, 28)
  fitted(c, words.slice(0, space), x, y - 11, width, face, 22)
  fitted(c, words.slice(space + 1), x, y + 13, width, face, 22)
}

/** One line, in smaller letters where it would be too long. */
function fitted(
  c: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  width: number,
  face: (size: number) => string,
  size: number,
): void {
  for (; size > 14; size -= 2) {
    c.font = face(size)
    if (c.measureText(words).width <= width) break
  }
  c.fillText(words, x, y, width)
}
