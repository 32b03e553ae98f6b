// The guided first game: a real table against bots. It goes on when the reader has done what it says.
import { t } from '../../lib/i18n.svelte'
import type { LessonStep } from '../module'
import type { TableState } from '../../table/state.svelte'
import { own, type PortoView } from './view'

const mine = (view: PortoView) => own(view)!

/** The reader has had a main action. */
const acted = (table: TableState, v: PortoView): boolean =>
  table.log.some((l) => ['card', 'talents', 'refill'].includes(String(l.event.event)) && l.event.seat === v.viewer)

/** Made when it is read, so that it speaks the language of that moment. */
export function lesson(): LessonStep[] {
  return [
    {
      words: t(
        'You are a senator with eighteen servants. Whoever has most of them in the palace at the end wins. This is your reserve: each servant at home earns a Talent every decade.',
      ),
      at: '.res',
    },
    {
      words: t('Guard a dock with two servants. Good ones are those whose ships are about to come: look at row 1.'),
      at: '[data-lesson=harbour]',
      until: (_, v: PortoView) => v.decade > 0 || mine(v).docks.length > 0 || mine(v).reserve < 16,
    },
    {
      words: t(
        'Row 1 comes in at the beginning of a decade. A ship shows where it moors, the good it wants, what it pays, its danger and a privilege.',
      ),
      at: '[data-lesson=rows]',
    },
    {
      words: t(
        'Now answer what is asked until the first decade begins: another dock, and a good of the market for nothing.',
      ),
      at: '.quay',
      until: (_, v: PortoView) => v.phase === 'actions',
    },
    {
      words: t(
        'Every turn you use one of these cards, take 3 Talents, or have the market refilled. The figure is the price in servants; they come home after the decade.',
      ),
      at: '[data-lesson=actions]',
    },
    {
      words: t(
        'The Carrier brings a good from your store to a dock of yours, the Merchant buys one. When a ship and its good meet at your dock, you are paid. Take your action.',
      ),
      at: '[data-lesson=actions]',
      until: acted,
    },
    {
      words: t('Your store has four spaces. Two are blocked by servants; the bonus with the house opens one.'),
      at: '[data-lesson=store]',
    },
    {
      words: t(
        'Servants in the lighthouse choose which ships come in. Those in the temple protect charter ships, which take any good to sea.',
      ),
      at: '[data-lesson=places]',
    },
    {
      words: t(
        'A load or a voyage brings trading points. Each goes to the trading house, or puts a servant on the path, which leads into the palace at the end.',
      ),
      at: '[data-lesson=path]',
    },
    {
      words: t(
        'The bonus with the tower buys a place in the palace: it costs Talents, and you must have that many trading points. The next place has a blue edge.',
      ),
      at: '[data-lesson=palace]',
    },
    {
      words: t(
        'What is lit can be chosen; press a thing with a question mark and you are told why not. Play the first decade to its end.',
      ),
      at: '.quay',
      until: (_, v: PortoView) => v.decade > 1,
    },
  ]
}
