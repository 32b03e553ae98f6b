// The guided first game: short, each step about something that can be seen, going on when it has been done.
import { t } from '../../lib/i18n.svelte'
import type { LessonStep } from '../module'
import type { CarthagoView } from './view'

const asks = (view: CarthagoView, ...names: string[]): boolean => names.includes(view.ask) && view.actor === view.viewer
const mine = (view: CarthagoView): CarthagoView['players'][number] | undefined => view.players[view.viewer]

const STEPS: { words: () => string; at?: string; until?: (view: CarthagoView) => boolean }[] = [
  {
    words: () =>
      t('You are a merchant in Carthage. Guild seats times ships, and your tiles, are your score after fifteen turns.'),
    at: '.seat.s1 .big',
  },
  {
    words: () =>
      t(
        'First you may lend a disc from your residence to a dock. The middle column makes you stronger at sea: press it.',
      ),
    at: '[data-part=residence]',
    until: (v) => (mine(v)?.residence.freed ?? 0) > 0 || asks(v, 'berth', 'action'),
  },
  {
    words: () =>
      t('Put it at a ship in the trading harbour. A ship wants the good on its band; the disc keeps the dock for you.'),
    at: '[data-part=harbour]',
    until: (v) => asks(v, 'action'),
  },
  {
    words: () =>
      t(
        'The wheel shows the five actions. The small cards are the price: one card with the action, and one more for every other disc there.',
      ),
    at: '[data-part=wheel]',
  },
  {
    words: () =>
      t(
        'Your hand: sand-coloured base cards show only an action and come back after five rounds. Trade cards are an action, a good or coins: whichever you need.',
      ),
    at: '[data-region=hand]',
  },
  { words: () => t('Choose Market on the wheel.'), at: '[data-part=wheel]', until: (v) => asks(v, 'card', 'take') },
  {
    words: () => t('Now pay: press a base card Market, then send the payment.'),
    at: '[data-region=hand]',
    until: (v) => asks(v, 'take', 'column', 'dock', 'deliver'),
  },
  {
    words: () => t('Take a trade card: look for the good that your ship wants.'),
    at: '[data-part=market]',
    until: (v) => asks(v, 'swap', 'after', 'wake') || v.round > 1,
  },
  {
    words: () => t('You may swap one more card, or leave it. Then end your turn; the others play theirs.'),
    at: '[data-region=quay]',
    until: (v) => asks(v, 'action') && v.round > 1,
  },
  {
    words: () =>
      t(
        'With a card of the right good choose Delivery: you get the ship with its effect, the disc comes home, and you reveal cards until its coins are reached.',
      ),
    at: '[data-part=harbour]',
    until: (v) => (mine(v)?.ships.length ?? 0) > 0,
  },
  {
    words: () =>
      t(
        'A guild marker beside a space gives you a guild action: pay coins and put a disc into the guild hall or on a tile of this decade.',
      ),
    at: '[data-part=hall]',
  },
  {
    words: () =>
      t(
        'Tiles pay at the end, whoever is first on them pays least. That is all you need: play on, and press a pale thing to hear why it cannot be chosen.',
      ),
    at: '[data-part=tiles]',
  },
]

export const lesson: LessonStep[] = STEPS.map(({ words, at, until }) => ({
  get words() {
    return words()
  },
  at,
  until: until && ((_, view) => view !== null && until(view as CarthagoView)),
}))
