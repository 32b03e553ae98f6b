// The whole view in words, for the text table.
import { say, t } from '../../lib/i18n.svelte'
import type { Section } from '../module'
import type { ByColour, CardOnOffer, Player, TradersView } from './view'
import {
  cardWords,
  colourWord,
  COLOURS,
  facesWords,
  faceWords,
  LAST_TOKEN,
  pieceWords,
  priceWords,
  shipWord,
  tally,
} from './words'

const known = (n: number | null): string => (n === null ? '?' : String(n))

function tokenWords(tokens: ByColour): string {
  const found = COLOURS.filter((c) => tokens[c] > 0).map((c) =>
    t('{colour}: {n}', { colour: colourWord(c), n: tokens[c] }),
  )
  return found.length ? found.join(', ') : t('none')
}

function offered(row: CardOnOffer[], names: string[]): string[] {
  if (!row.length) return [t('empty')]
  return row.map((c) =>
    c.piece === null
      ? cardWords(c.card)
      : t('{card}, reserved by {name}', { card: cardWords(c.card), name: names[c.piece] ?? '' }),
  )
}

function piles(view: TradersView): Section[] {
  const gone = tally(view.discard_pile)
  const counted = Object.keys(view.pool ?? gone)
  const unseen = view.mode === 'classic' ? t('draw pile and blind VPs') : t('draw pile')
  const sections: Section[] = [
    {
      title: t('Piles'),
      lines: [
        t('Draw pile: {n} cards', { n: view.draw_pile }),
        t('Discard pile: {n} cards', { n: view.discard_pile.length }),
      ],
    },
  ]
  if (counted.length) {
    sections.push({
      title: t('Cards in the piles'),
      head: [t('card'), unseen, t('discard pile')],
      rows: counted.map((f) => [faceWords(f), view.pool ? String(view.pool[f] ?? 0) : '?', String(gone[f] ?? 0)]),
    })
  }
  return sections
}

function player(view: TradersView, p: Player, name: string): Section {
  const lines = [
    t('Victory points: {n}', { n: known(p.vps) }),
    t('Tokens: {n} of {most}; unused {up}; used {down}', {
      n: p.tokens,
      most: LAST_TOKEN,
      up: tokenWords(p.tokens_up),
      down: tokenWords(p.tokens_down),
    }),
    t('Hand: {n} cards, {coins} coins, {icons} warehouse icons', {
      n: p.hand_size,
      coins: known(p.coins),
      icons: known(p.icons),
    }),
    t('Cards in hand: {cards}', { cards: p.hand === null ? '?' : facesWords(p.hand) }),
    t('Stock, upright: {cards}', { cards: facesWords(p.upright) }),
    t('Stock, in the warehouse: {cards}', { cards: facesWords(p.sideways) }),
    t('Goods in danger: {n}', { n: p.exposed }),
    ...p.sets.map((s) =>
      t('{colour} if sold now: {price} x {cards}, {vps} VP', {
        colour: colourWord(s.colour),
        price: s.price,
        cards: s.cards,
        vps: s.vps,
      }),
    ),
    t('Piece ({colour}): {words}', { colour: say(p.piece_colour), words: pieceWords(view, p.seat) }),
  ]
  if (p.vp_cards?.length) lines.push(t('VP cards: {cards}', { cards: facesWords(p.vp_cards) }))
  if (p.blind_cards?.length) lines.push(t('Blind VPs: {cards}', { cards: facesWords(p.blind_cards) }))
  return { title: name, lines }
}

function now(view: TradersView): Section[] {
  const { due, colour, raided, named } = view.now
  const lines: string[] = []
  if (colour) lines.push(t('Tokens asked about: {colour}', { colour: colourWord(colour) }))
  if (raided) lines.push(t('Raided: {colours}', { colours: raided.map(colourWord).join(', ') }))
  if (named?.length) lines.push(t('Named to be saved: {cards}', { cards: facesWords(named) }))
  if (raided && due) lines.push(t('Icons still needed: {n}', { n: due }))
  else if (due) lines.push(t('{n} coins still due', { n: due }))
  return lines.length ? [{ title: t('Now'), lines }] : []
}

export function text(view: TradersView, names: string[]): Section[] {
  const rows = view.ships.map((s) => [
    shipWord(s.colour),
    String(s.space),
    say(s.place),
    s.pirates ? t('in pirate waters') : '',
  ])
  return [
    ...now(view),
    { title: t('Route to Carthage'), head: [t('ship'), t('space (0 to 5)'), t('place'), t('danger')], rows },
    { title: t('Market'), lines: [...offered(view.market, names), priceWords(view)] },
    { title: t('Farm'), lines: offered(view.farm, names) },
    ...view.players.map((p) => player(view, p, names[p.seat] ?? '')),
    ...piles(view),
  ]
}
