// What the lens tells of cards, ships and tiles: what they are for, how many like them there are, and who has a use for them.
import type { Lensed, Looked } from '../module'
import { about } from '../topics'
import { ALL_CARDS, effectName, face, goodName, spaceName } from './names'
import { frontSeat } from './reading'
import { t } from './t'
import { type Card, type CarthagoView, type Good, type Player, type Ship, SHIPS } from './view'

type Wants = NonNullable<Lensed['wants']>

export function lens(view: CarthagoView, { k, mark, topic }: Looked): Lensed {
  const [, one = 0, two = 0] = view.players[frontSeat(view)]?.residence.strengths ?? []
  const said = about(t, topic, { one, two, forum: view.hall.forum_cost, docks: view.docks.length })
  const card = face(k)
  if (card) return { ...said, left: cardsLeft(view, card), wants: docksFor(view, card.good) }
  const ship = k.startsWith('ship:') ? SHIPS.find((s) => s.ship === k.slice(5)) : undefined
  if (ship) return { ...said, left: [shipsLeft(view, ship)], wants: loaders(view, ship.good) }
  const name = [mark ?? []].flat().find((part) => part.tile)?.tile
  const tile = view.tiles.find((x) => x.tile === name)
  return tile ? { ...said, wants: tile.points.flatMap((n, seat) => (n === null ? [] : [{ seat, words: t('lens-now-points', { n }) }])) } : said // prettier-ignore
}

/** By its good, for deliveries, and by its action, for the wheel. */
function cardsLeft(view: CarthagoView, card: Card): string[] {
  const count = (what: string, like: (c: Card) => boolean): string => {
    const among = (names: string[]): number => names.filter((name) => like(face(name)!)).length
    const unseen = among([...view.unseen, ...view.unseen_before])
    const up = among(view.discard_pile.filter((name) => face(name)))
    return t('lens-cards-like', { what, all: ALL_CARDS.filter(like).length, unseen, up })
  }
  return [
    count(goodName(card.good), (c) => c.good === card.good),
    count(spaceName(card.action), (c) => c.action === card.action),
  ]
}

function shipsLeft(view: CarthagoView, { effect }: Ship): string {
  const lying = [...view.docks.map((d) => d.ship), ...view.outside, view.warships.turned_up, view.now.ship]
  const held = view.players.flatMap((p) => p.ships)
  const seen = new Set([...lying, ...held].filter((s) => s?.effect === effect).map((s) => s!.ship))
  const all = SHIPS.filter((s) => s.effect === effect).length
  return t('lens-ships-like', { what: effectName(effect), all, seen: seen.size })
}

const docksFor = (view: CarthagoView, good: Good): Wants =>
  view.docks
    .filter((d) => d.ship?.good === good)
    .map((d) => ({ seat: d.disc, words: t('lens-dock-wants', { n: d.dock }) }))

/** Whose hands are known to have the good. */
const loaders = (view: CarthagoView, good: Good): Wants =>
  view.players.flatMap((p) => {
    const n = goodsOf(p, good)
    return n ? [{ seat: p.seat, words: t(p.goods ? 'lens-has-good' : 'lens-has-good-open', { n }) }] : []
  })
const goodsOf = (p: Player, good: Good): number =>
  p.goods ? p.goods[good] : p.hand.filter((c) => c.open && c.good === good).length
