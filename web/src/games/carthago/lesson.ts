// The guided first game: short, each step about something that can be seen, going on when it has been done.
import { t } from './t'
import type { LessonStep } from '../module'
import type { CarthagoView } from './view'

const asks = (view: CarthagoView, ...names: string[]): boolean => names.includes(view.ask) && view.actor === view.viewer
const mine = (view: CarthagoView): CarthagoView['players'][number] | undefined => view.players[view.viewer]

const STEPS: { words: () => string; at?: string; until?: (view: CarthagoView) => boolean }[] = [
  {
    words: () => t('lesson-begin'),
    at: '.seat.s1 .big',
  },
  {
    words: () => t('lesson-start-disc'),
    at: '[data-part=residence]',
    until: (v) => (mine(v)?.residence.freed ?? 0) > 0 || asks(v, 'berth', 'action'),
  },
  {
    words: () => t('lesson-dock'),
    at: '[data-part=harbour]',
    until: (v) => asks(v, 'action'),
  },
  {
    words: () => t('lesson-wheel'),
    at: '[data-part=wheel]',
  },
  {
    words: () => t('lesson-hand'),
    at: '[data-region=hand]',
  },
  { words: () => t('lesson-wheel-market'), at: '[data-part=wheel]', until: (v) => asks(v, 'card', 'take') },
  {
    words: () => t('lesson-pay'),
    at: '[data-region=hand]',
    until: (v) => asks(v, 'take', 'column', 'dock', 'deliver'),
  },
  {
    words: () => t('lesson-take'),
    at: '[data-part=market]',
    until: (v) => asks(v, 'swap', 'after', 'wake') || v.round > 1,
  },
  {
    words: () => t('lesson-swap'),
    at: '[data-region=quay]',
    until: (v) => asks(v, 'action') && v.round > 1,
  },
  {
    words: () => t('lesson-delivery'),
    at: '[data-part=harbour]',
    until: (v) => (mine(v)?.ships.length ?? 0) > 0,
  },
  {
    words: () => t('lesson-guild'),
    at: '[data-part=hall]',
  },
  {
    words: () => t('lesson-tiles'),
    at: '[data-part=tiles]',
  },
]

export const lesson: LessonStep<CarthagoView>[] = STEPS.map(({ words, at, until }) => ({
  get words() {
    return words()
  },
  at,
  until: until && ((_, view) => until(view)),
}))
