// What the lens tells of a card of goods: what it is for, how many like it there are, where its ship is, and who collects its colour.
import type { Lensed, Looked } from '../module'
import { about } from '../topics'
import { t } from './t'
import { CARDS, type Colour, type Face, type TradersView } from './view'
import { colourOf, colourWord, placeName, SIGNS, tally } from './words'

const isFace = (face: string): face is Face => /^[RBYG][235]$/.test(face)
const isColour = (text: unknown): text is Colour => typeof text === 'string' && text in SIGNS

/** What is different in Classic Mode (T15). */
const CLASSIC = ['token', 'token-used', 'price']

export function lens(view: TradersView, { k, topic }: Looked): Lensed {
  const classic = view.mode === 'classic' && CLASSIC.includes(topic)
  const said = about(t, classic ? `${topic}-classic` : topic)
  const face = k.split('#')[0]!
  const sail = k.startsWith('ship:') ? k.slice(5) : ''
  if (isColour(sail)) return { ...said, wants: collectors(view, sail) }
  if (!isFace(face)) return said
  const colour = colourOf(face)
  return {
    ...said,
    more: [...said.more, ship(view, colour)],
    left: [left(view, face)],
    wants: collectors(view, colour),
  }
}

/** Unseen are the draw pile, hands that are not shown, and cards that lie face down. */
function left(view: TradersView, face: Face): string {
  const up = tally(view.discard_pile)[face] ?? 0
  const lying = [...view.market, ...view.farm].map((c) => c.card)
  const held = view.players.flatMap((p) => [p.hand, p.upright, p.sideways, p.vp_cards, p.blind_cards])
  const seen = up + [lying, ...held].flatMap((faces) => faces ?? []).filter((f) => f === face).length
  const all = CARDS.find((c) => c.card === face)!.copies
  return t('lens-copies', { all, open: seen - up, unseen: all - seen, up })
}

function ship(view: TradersView, colour: Colour): string {
  const at = view.ships.find((s) => s.colour === colour)
  return at ? t('lens-ship-at', { place: placeName(at.place) }) : ''
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
