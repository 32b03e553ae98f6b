// A guided first game: short steps on a real table. Each goes on when the reader has done it, or by hand.
import { t } from '../../lib/i18n.svelte'
import type { LessonStep } from '../module'
import type { KaribikView } from './view'
import { own } from './view'

type Until = (v: KaribikView) => boolean
const step = (words: () => string, at?: string, until?: Until): LessonStep => ({
  get words() {
    return words()
  },
  at,
  until: until && ((_table, view) => view !== null && until(view as KaribikView)),
})
const mine: Until = (v) => v.active === v.viewer

export const lesson: LessonStep[] = [
  step(
    () =>
      t(
        'This is a harbour. Whoever has the most influence at the end wins, but only with a completed request. The game ends in the round in which somebody has enough.',
      ),
    '.seat',
  ),
  step(
    () => t('Your coins are cards that lie face down. You begin with 3. They pay for the persons you hire.'),
    '.seat .vals',
  ),
  step(
    () => t('In your turn you turn up cards. Press the deck, or Reveal.'),
    '[data-place=deck]',
    (v) => mine(v) && v.shown > 0,
  ),
  step(
    () =>
      t(
        'Ships show their coins on the left and the strength that drives them away on the right. Persons show their cost and their influence.',
      ),
    '.kb-harbour li',
  ),
  step(
    () =>
      t(
        'A second ship of the same type ends your turn with nothing, unless you are strong enough to repel it. The line of risk says how likely that is. Reveal again, or stop.',
      ),
    '.quay',
    (v) => v.shown > 1 || v.step >= 0 || !mine(v),
  ),
  step(
    () => t('With four ship types in the harbour you may take two cards, with five you may take three.'),
    '.kb-takes',
  ),
  step(
    () => t('Stop when you see something worth taking.'),
    '.quay .acts',
    (v) => v.step >= 0,
  ),
  step(
    () =>
      t(
        'Now take a lit card, or nothing. A ship brings its coins, a person costs coins and stays with you. What is not lit can be asked: why not?',
      ),
    '.kb-harbour',
    (v) => (own(v)?.persons.length ?? 0) > 0 || (own(v)?.coins ?? 0) > 3 || v.step !== v.viewer,
  ),
  step(
    () => t('Then each of the others may take a card and pays you a coin for it. In their turns you do the same.'),
    '.seats',
  ),
  step(
    () =>
      t(
        'Persons you hire lie here. Captains, Priests and Settlers are handed in for requests; a Jack stands for any of them.',
      ),
    '.kb-crew',
  ),
  step(() => t('Requests wait in this row. The badges on a card show who has the persons for it.'), '.kb-row'),
  step(
    () => t('The discard shows which cards are out, and which can still come. That is all: good luck!'),
    '[data-place=discard]',
  ),
]
