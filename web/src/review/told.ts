// What a turning point tells: its title, its figures, and what happened there in words.
import { t } from '../lib/i18n.svelte'
import type { GameWhole, Review, ReviewMoment, ReviewStep, Told } from '../lib/protocol'
import { tales } from '../lib/tales'
import type { Voice } from '../lib/voice'

export type Table = { voice: Voice; game: GameWhole | null; names: string[] }

/** An action by its id, as one speaks of it. */
export function answer(table: Table, id: number): string {
  const action = table.game?.actions.find((a) => a.id === id)
  return action ? table.voice.action(action.parts) : ''
}

/** `hero` is the seat whose turning point it is; `you` whether that is spoken to. */
export function title(table: Table, moment: ReviewMoment, hero: number, you: boolean): string {
  const by = moment.seat === null ? '' : (table.names[moment.seat] ?? '')
  const way = moment.after > moment.before ? 'up' : 'down'
  return t(`review-moment-${moment.kind}`, { who: you ? 'you' : 'other', name: table.names[hero] ?? '', by, way })
}

export const rises = (moment: ReviewMoment): boolean => moment.after > moment.before

/** A mistake and a best decision are told by two answers, all else by the way of the curve. */
export const compared = (moment: ReviewMoment): boolean => ['slip', 'blunder', 'best'].includes(moment.kind)

export function figures(moment: ReviewMoment): string {
  const { before, after } = moment
  return compared(moment)
    ? t('review-moment-compared', { given: after, other: before })
    : t('review-moment-chances', { before, after })
}

const decisionOf = (review: Review, moment: ReviewMoment): ReviewStep | undefined =>
  review.steps.find((step) => step.seat !== null && step.at > moment.since && step.at <= moment.at)

/** Where it is looked at: an answer in the position in which it was given, a draw in the one that it led to. */
export function seenAt(review: Review, moment: ReviewMoment): number {
  const decision = moment.kind === 'luck' || moment.kind === 'drift' ? undefined : decisionOf(review, moment)
  return decision ? decision.at - 1 : moment.at
}

/** What happened, or for a mistake what would have been better. */
export function story(table: Table, review: Review, moves: Told[], moment: ReviewMoment): string {
  const decision = decisionOf(review, moment)
  // what is drawn after an answer is nobody's decision
  const last = decision && moment.kind !== 'luck' && moment.kind !== 'drift' ? decision.at : moment.at
  const all = tales(
    moves.filter((m) => m.version > moment.since && m.version <= last),
    table.game?.events ?? {},
  )
  // what else is told there, that the next turn begins, is not about it
  const own = all.filter((line) => line.event.seat === moment.seat)
  const lines = own.length ? own : all
  const line = moment.kind === 'luck' ? lines.at(-1) : lines[0]
  // an answer that changes nothing by itself is told by nobody
  const told = line
    ? table.voice.event(line.event)
    : decision
      ? t('review-moment-answered', { answer: answer(table, decision.what) })
      : ''
  if ((moment.kind !== 'slip' && moment.kind !== 'blunder') || !decision?.better) return told
  return t('review-moment-better', { told, answer: answer(table, decision.better.action) })
}
