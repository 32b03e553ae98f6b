// A guided first game: short steps on a real table. Each goes on when the reader has done it, or by hand.
import { t } from './t'
import type { LessonStep } from '../module'
import type { KaribikView } from './view'
import { own } from './reading'

type Until = (v: KaribikView) => boolean
const step = (words: () => string, at?: string, until?: Until): LessonStep<KaribikView> => ({
  get words() {
    return words()
  },
  at,
  until: until && ((_table, view) => until(view)),
})
const mine: Until = (v) => v.active === v.viewer

export const lesson: LessonStep<KaribikView>[] = [
  step(() => t('lesson-harbour'), '.seat'),
  step(() => t('lesson-coins'), '.seat .vals'),
  step(
    () => t('lesson-reveal'),
    '[data-place=deck]',
    (v) => mine(v) && v.shown > 0,
  ),
  step(() => t('lesson-cards'), '.kb-harbour li'),
  step(
    () => t('lesson-risk'),
    '.quay',
    (v) => v.shown > 1 || v.step >= 0 || !mine(v),
  ),
  step(() => t('lesson-types'), '.kb-takes'),
  step(
    () => t('lesson-stop'),
    '.quay .acts',
    (v) => v.step >= 0,
  ),
  step(
    () => t('lesson-take'),
    '.kb-harbour',
    (v) => (own(v)?.persons.length ?? 0) > 0 || (own(v)?.coins ?? 0) > 3 || v.step !== v.viewer,
  ),
  step(() => t('lesson-others'), '.seats'),
  step(() => t('lesson-persons'), '.kb-crew'),
  step(() => t('lesson-requests'), '.kb-row'),
  step(() => t('lesson-discard'), '[data-place=discard]'),
]
