// The whole view in words, for the text table.
import { t } from './t'
import type { Section } from '../module'
import type { ByColour, CardOnOffer, Player, TradersView } from './view'
import {
  cardWords,
  colourWord,
  COLOURS,
  facesWords,
  faceWords,
  LAST_TOKEN,
  pieceColour,
  pieceWords,
  placeName,
  priceWords,
  shipWord,
  tally,
} from './words'

const known = (n: number | null): number | string => n ?? '?'

function tokenWords(tokens: ByColour): string {
  const found = COLOURS.filter((c) => tokens[c] > 0).map((c) =>
    t('board-colour-count', { colour: colourWord(c), n: tokens[c] }),
  )
  return found.length ? found.join(', ') : t('word-none')
}

function offered(row: CardOnOffer[], names: string[]): string[] {
  if (!row.length) return [t('word-empty')]
  return row.map((c) =>
    c.piece === null
      ? cardWords(c.card)
      : t('board-card-reserved-by', { card: cardWords(c.card), name: names[c.piece] ?? '' }),
  )
}

function piles(view: TradersView): Section[] {
  const gone = tally(view.discard_pile)
  const pool: Record<string, number> | null = view.pool
  const counted = Object.keys(pool ?? gone)
  const unseen = view.mode === 'classic' ? t('board-unseen-cards') : t('board-draw-pile')
  const sections: Section[] = [
    {
      title: t('word-piles'),
      lines: [
        t('board-draw-pile-cards', { n: view.draw_pile }),
        t('board-discard-pile-cards', { n: view.discard_pile.length }),
      ],
    },
  ]
  if (counted.length) {
    sections.push({
      title: t('board-cards-piles'),
      head: [t('word-card'), unseen, t('board-discard-pile')],
      rows: counted.map((f) => [faceWords(f), pool ? String(pool[f] ?? 0) : '?', String(gone[f] ?? 0)]),
    })
  }
  return sections
}

function player(view: TradersView, p: Player, name: string): Section {
  const lines = [
    t('board-victory-points-count', { n: known(p.vps) }),
    t('board-tokens-summary', {
      n: p.tokens,
      most: LAST_TOKEN,
      up: tokenWords(p.tokens_up),
      down: tokenWords(p.tokens_down),
    }),
    t('board-hand-summary', {
      n: p.hand_size,
      coins: known(p.coins),
      icons: known(p.icons),
    }),
    t('board-cards-in-hand', { cards: p.hand === null ? '?' : facesWords(p.hand) }),
    t('board-stock-upright', { cards: facesWords(p.upright) }),
    t('board-stock-in-warehouse', { cards: facesWords(p.sideways) }),
    t('board-goods-in-danger-count', { n: p.exposed }),
    ...p.sets.map((s) =>
      t('board-sale-of', {
        colour: colourWord(s.colour),
        price: s.price,
        cards: s.cards,
        vps: s.vps,
      }),
    ),
    t('board-piece', { colour: pieceColour(p.piece_colour), words: pieceWords(view, p.seat) }),
  ]
  if (p.vp_cards?.length) lines.push(t('board-vp-cards', { cards: facesWords(p.vp_cards) }))
  if (p.blind_cards?.length) lines.push(t('board-blind-points', { cards: facesWords(p.blind_cards) }))
  return { title: name, lines }
}

function now(view: TradersView): Section[] {
  const { due, colour, raided, named } = view.now
  const lines: string[] = []
  if (colour) lines.push(t('board-tokens-asked-about', { colour: colourWord(colour) }))
  if (raided) lines.push(t('board-raided', { colours: raided.map(colourWord).join(', ') }))
  if (named?.length) lines.push(t('board-cards-saved', { cards: facesWords(named) }))
  if (raided && due) lines.push(t('board-icons-needed', { n: due }))
  else if (due) lines.push(t('board-coins-still-due', { n: due }))
  return lines.length ? [{ title: t('word-now'), lines }] : []
}

export function text(view: TradersView, names: string[]): Section[] {
  const paying = view.ask === 'pay' || view.ask === 'discount' // then the first section says what is due
  const rows = view.ships.map((s) => [
    shipWord(s.colour),
    String(s.space),
    placeName(s.place),
    s.pirates ? t('board-in-pirate-waters') : '',
  ])
  return [
    ...now(view),
    {
      title: t('board-route-to-carthage'),
      head: [t('word-ship'), t('board-space-0-5'), t('board-place'), t('word-danger')],
      rows,
    },
    { title: t('word-market'), lines: [...offered(view.market, names), ...(paying ? [] : [priceWords(view)])] },
    { title: t('board-farm'), lines: offered(view.farm, names) },
    ...view.players.map((p) => player(view, p, names[p.seat] ?? '')),
    ...piles(view),
  ]
}
