// The guided first game: a real table against bots. It goes on when the reader has done what it says.
import { t } from './t'
import type { LessonStep } from '../module'
import type { TableState } from '../../table/state.svelte'
import { own } from './reading'
import type { PortoView } from './view'

const mine = (view: PortoView) => own(view)!

/** The reader has had a main action. */
const acted = (table: TableState, v: PortoView): boolean =>
  table.log.some((l) => ['card', 'talents', 'refill'].includes(String(l.event.event)) && l.event.seat === v.viewer)

/** Made when it is read, so that it speaks the language of that moment. */
export function lesson(): LessonStep<PortoView>[] {
  return [
    {
      words: t('lesson-begin'),
      at: '.res',
    },
    {
      words: t('lesson-dock'),
      at: '[data-lesson=harbour]',
      until: (_, v) => v.decade > 0 || mine(v).docks.length > 0 || mine(v).reserve < 16,
    },
    {
      words: t('lesson-ships'),
      at: '[data-lesson=rows]',
    },
    {
      words: t('lesson-setup'),
      at: '.quay',
      until: (_, v) => v.phase === 'actions',
    },
    {
      words: t('lesson-cards'),
      at: '[data-lesson=actions]',
    },
    {
      words: t('lesson-action'),
      at: '[data-lesson=actions]',
      until: acted,
    },
    {
      words: t('lesson-store'),
      at: '[data-lesson=store]',
    },
    {
      words: t('lesson-lighthouse'),
      at: '[data-lesson=places]',
    },
    {
      words: t('lesson-points'),
      at: '[data-lesson=path]',
    },
    {
      words: t('lesson-palace'),
      at: '[data-lesson=palace]',
    },
    {
      words: t('lesson-lit'),
      at: '.quay',
      until: (_, v) => v.decade > 1,
    },
  ]
}
