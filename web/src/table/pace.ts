// How fast scenes are played, and how they are fitted into the turn they belong to.
import { passed, type Scene, SHORTEST_MS } from './scenes'

export const PACES = ['calm', 'normal', 'quick', 'now'] as const
export type Pace = (typeof PACES)[number]

/** How long a second of a scene is. */
const SLOW: Record<Pace, number> = { calm: 1.7, normal: 1, quick: 0.5, now: 0 }
/** A turn of somebody else, at normal pace. */
const TURN_MS = { least: 1300, most: 4000 }
const WEIGHT_LEAST_MS = 900
/** What one does oneself takes this share of it. */
const OWN = 0.6
/** With more than that in the queue it hurries. */
const BEHIND_MS = 12_000
const MOST_HURRY = 8

export const slowness = (pace: Pace): number => SLOW[pace]

/** The next slower (-1) or quicker (1) pace; the same at either end. */
export const paceAfter = (pace: Pace, by: number): Pace =>
  PACES[Math.min(PACES.length - 1, Math.max(0, PACES.indexOf(pace) + by))]!

const leastOf = (scene: Scene): number => (scene.kind.weight ? WEIGHT_LEAST_MS : SHORTEST_MS)
/** What a scene takes of its turn: what the viewer is told of himself takes nothing of the turns of others. */
export const takes = (scene: Scene, ms = scene.ms): number => (passed(scene) ? 0 : ms)
const sum = (scenes: Scene[]): number => scenes.reduce((ms, scene) => ms + takes(scene), 0)

/** The scenes of a queue that belong to the turn of the first one. */
export function sameTurn(queue: Scene[]): Scene[] {
  const end = queue.findIndex((scene, i) => i > 0 && scene.begins)
  return end < 0 ? queue : queue.slice(0, end)
}

/** How long the first scene of the queue takes at normal pace, when its turn has taken `spent` already. */
export function fitted(queue: Scene[], spent: number, own = false): number {
  const [first] = queue
  if (passed(first!)) return first!.ms
  if (own) return Math.max(leastOf(first!), OWN * first!.ms)
  const turn = sameTurn(queue)
  const left = Math.max(0, TURN_MS.most - spent)
  const whole = sum(turn)
  const ms = whole > left ? Math.max(leastOf(first!), (first!.ms * left) / whole) : first!.ms
  return turn.length === 1 ? Math.max(ms, TURN_MS.least - spent) : ms
}

/** How much faster than its pace a queue is played, lest the table run away. */
export const hurry = (queue: Scene[], within = BEHIND_MS): number =>
  Math.min(MOST_HURRY, Math.max(1, whole(queue) / within))

/** How long a queue takes at normal pace, each turn within its limits. */
function whole(queue: Scene[]): number {
  let ms = 0
  for (let rest = queue; rest.length;) {
    const turn = sameTurn(rest)
    ms += Math.min(TURN_MS.most, Math.max(TURN_MS.least, sum(turn)))
    rest = rest.slice(turn.length)
  }
  return ms
}
