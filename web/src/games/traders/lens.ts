// What the lens tells of a card of goods: how many like it there are, where its ship is, and who collects its colour.
import type { Lensed } from '../module'
import { t } from './t'
import type { Colour, Face, TradersView } from './view'
import { colourOf, colourWord, placeName, shipWord, SIGNS, tally } from './words'

const isFace = (face: string): face is Face => /^[RBYG][235]$/.test(face)
const isColour = (text: unknown): text is Colour => typeof text === 'string' && text in SIGNS

export function lens(view: TradersView, { k }: { k: string }): Lensed | null {
  const face = k.split('#')[0]!
  const sail = k.startsWith('ship:') ? k.slice(5) : ''
  if (isColour(sail)) return { wants: collectors(view, sail) }
  if (!isFace(face)) return null
  return { left: [...left(view, face), ship(view, colourOf(face))], wants: collectors(view, colourOf(face)) }
}

function left(view: TradersView, face: Face): string[] {
  const up = tally(view.discard_pile)[face] ?? 0
  if (!view.pool) return [t('lens-discarded', { up })]
  const unseen = view.pool[face] ?? 0
  const lying = [...view.market, ...view.farm].filter((c) => c.card === face).length
  const hidden = view.players.some((p) => !p.hand || !p.vp_cards || !p.blind_cards)
  if (hidden) return [t('lens-copies', { unseen, up })]
  const held = view.players.reduce((n, p) => {
    const all = [...(p.hand ?? []), ...p.upright, ...p.sideways, ...(p.vp_cards ?? []), ...(p.blind_cards ?? [])]
    return n + all.filter((f) => f === face).length
  }, 0)
  return [t('lens-copies-of', { all: unseen + up + lying + held, unseen, up })]
}

function ship(view: TradersView, colour: Colour): string {
  const at = view.ships.find((s) => s.colour === colour)
  return at ? t('lens-ship-at', { ship: shipWord(colour), place: placeName(at.place) }) : ''
}

const collectors = (view: TradersView, colour: Colour): Lensed['wants'] =>
  view.players.flatMap((p) =>
    p.sets
      .filter((set) => set.colour === colour)
      .map((set) => ({
        seat: p.seat,
        words: t('lens-set', { n: set.cards, colour: colourWord(colour), vps: set.vps }),
      })),
  )
