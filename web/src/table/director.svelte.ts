// The director: what happened is played scene by scene, in one queue. The position on the screen is always one that existed:
// a view is shown at the moment of its scene, not before.
import { tick } from 'svelte'
import type { Shown } from '../games/module'
import type { Position, Told } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { fitted, hurry, slowness, takes } from './pace'
import { cut, type Frame, kindOf, lengthOf, nameOf, type Scene, type SceneKinds } from './scenes'
import { play } from './sound'

/** What the director asks of its table. */
export type House = {
  kinds: () => SceneKinds
  /** What is on the screen. */
  view: () => Shown | null
  /** Whose turn it is in a position; null: nobody's. */
  turn: (view: Shown) => number | null
  /** What a scene says: one sentence, and what else belongs to it. */
  says: (scene: Scene) => { words: string; more: string }
  /** Whether the viewer acts in it: then nobody has to be shown slowly what he did. */
  own: (scene: Scene) => boolean
  /** The same scenes, with what the rounds brought that end among them. */
  summed: (scenes: Scene[]) => Scene[]
  /** Whether it is a moment of weight, and the viewer loses something. */
  loses: (scene: Playing) => boolean
  /** Show a position; `still`: nothing travels to its place. */
  show: (frame: Frame, told: Told[], still: boolean) => Promise<void>
  /** Tell something of a step that goes on: the position is as it was, but for what is seen of this alone. */
  tell: (told: Told[], kinds: SceneKinds) => Promise<void>
  /** All has been shown: what is on the screen is the present. */
  rested: () => void
}

/** `turn`: whose it is in this scene, which is often over in the position that it leads to. `earlier`: what its step has told
 *  before, since the position `before`. `part`: its step has told not all yet, or told some before. */
export type Playing = Scene & {
  number: number
  words: string
  more: string
  before: Shown | null
  earlier: Told[]
  part: boolean
  turn: number | null
}

const TICK_MS = 40
const TOLD = { version: -1, events: 0 } // everything
const HURRIED = 4 // times as fast while somebody presses space

export class Director {
  /** What is played now. */
  scene = $state.raw<Playing | null>(null)
  /** How many scenes come after it. */
  left = $state(0)
  /** How many were played since the queue was last empty. */
  done = $state(0)
  /** Somebody asked to see something again. */
  again = $state(false)
  hurried = $state(false)
  /** The scene stands over the board in words; else they are a caption in the quay. */
  large = $state(false)
  /** The viewer lost something, and wants it calm: a key or a touch goes on. */
  waits = $state(false)
  /** What a scene shows is being shown; then it is played. */
  private coming = $state(false)
  playing = $derived(this.scene !== null || this.left > 0 || this.coming)
  /** The board shows a step already of which not all is told: the figures of the seats wait. */
  early = $state(false)
  /** Of the version that is told: how many of its events are still to come. */
  private untold = $state.raw(TOLD)
  private queue: Scene[] = []
  private last: Frame[] = [] // frames without events, to be shown after all scenes
  private running = false
  private number = 0
  private drops = 0
  private whole = true // all of the step was told,
  private before: Shown | null = null // what was shown before it,
  private earlier: Told[] = [] // and what it has told so far
  private turn: number | null = null // whose it is in the scene that is played
  private spent = 0 // ms at normal pace, of the present turn
  private base: Position | null = null // a film begins after it
  private film = 0 // how much faster than usual, for what is shown again; 0: nothing is
  private still = false
  private skipped = 0 // the number of a scene that somebody has seen enough of

  constructor(private readonly house: House) {}

  /** Play frames after those that wait. `seconds`: as a film that takes so long, and begins after `base`. */
  add(frames: Frame[], seconds?: number, base: Position | null = null): void {
    const { scenes: told, rest } = cut(frames, this.house.kinds())
    const scenes = this.house.summed(told)
    for (const scene of scenes) scene.ms = lengthOf(scene, this.house.says(scene).words)
    this.queue.push(...scenes)
    this.last = rest
    if (seconds !== undefined) {
      this.film = hurry(this.queue, 1000 * seconds)
      this.again = this.still = true
      this.base = base
    }
    this.left = this.queue.length
    if (!this.running) void this.run()
  }

  /** How many of the events that led to this version are still to be shown. */
  untoldOf(version: number): number {
    return this.untold.version === version ? this.untold.events : 0
  }

  /** The version of which something was told last; null: nothing is played. */
  tellsOf(): number | null {
    return this.playing && this.untold.version >= 0 ? this.untold.version : null
  }

  /** Everything that waits is dropped: the present is shown by somebody else. */
  drop(): void {
    this.drops += 1
    this.scene = null
    this.queue = []
    this.last = []
    this.left = 0
    this.coming = this.early = this.still = false
    this.untold = TOLD
    this.whole = true
    this.base = null
  }

  /** Enough of this scene: on to the next. */
  goOn(): void {
    this.waits = false
    this.skipped = this.number
  }

  /** The same version was told once more: perhaps something else may be answered there. */
  renew(position: Position): void {
    for (const frame of [...this.queue.map((scene) => scene.frame), ...this.last])
      if (frame.position.version === position.version) frame.position = position
  }

  /** To the present: what waits is shown at once. */
  async present(): Promise<boolean> {
    if (!this.playing) return false
    const frame = this.last.at(-1) ?? this.queue.at(-1)?.frame
    const told = this.queue.flatMap((scene) => scene.told)
    this.drop()
    if (frame) await this.house.show(frame, told, true)
    return true
  }

  private async run(): Promise<void> {
    this.running = true
    try {
      while (this.queue.length) await this.next()
      for (const frame of this.last.splice(0)) await this.house.show(frame, [], false)
    } finally {
      this.running = this.coming = false
      this.again = false
      this.film = 0
      this.done = 0
    }
    this.house.rested()
  }

  private async next(): Promise<void> {
    const [scene] = this.queue
    if (scene!.begins) this.spent = 0
    const ms = fitted(this.queue, this.spent, this.house.own(scene!))
    const faster = this.film || hurry(this.queue)
    this.queue.shift()
    this.coming = true
    this.spent += takes(scene!, ms)
    const { drops } = this
    if (scene!.told.length) await this.show(scene!) // a summary is about what is shown already
    if (drops !== this.drops) return // somebody went to the present meanwhile
    this.left = this.queue.length
    if (scene!.begins) this.turn = scene!.seat
    const { before, turn } = this
    const earlier = this.earlier.slice(0, this.earlier.length - scene!.told.length)
    const part = !this.whole || earlier.length > 0
    const playing = { ...scene!, ...this.house.says(scene!), number: ++this.number, before, turn, earlier, part }
    this.scene = playing
    this.coming = false
    if (settings.sound && scene!.kind.sound) play(scene!.kind.sound)
    await tick()
    await this.wait(ms, faster, this.number)
    if (!this.film && this.house.loses(playing)) await this.hold(this.number)
    this.done += 1
    if (this.scene?.number === this.number && !this.queue.length) this.scene = null
  }

  /** A step is shown with the last scene of it; earlier only where a scene shows one of its things large. */
  private async show({ frame, told, kind }: Scene): Promise<void> {
    const { version } = frame.position
    const later = this.queue.flatMap((scene) => scene.told).filter((one) => one.version <= version)
    this.untold = { version, events: later.length }
    if (this.base) await this.house.show({ position: this.base, told: [] }, [], this.still)
    if (this.base) [this.base, this.still] = [null, false]
    if (this.whole) {
      this.before = this.still ? null : this.house.view()
      this.turn = this.before && this.house.turn(this.before)
      this.earlier = []
    }
    this.earlier = [...this.earlier, ...told]
    const kinds = this.house.kinds()
    this.whole = later.every((one) => kindOf(kinds, nameOf(one)).opens) // that only says what comes next
    this.early = !this.whole && (this.early || kind.large !== undefined)
    if (this.whole || this.early || this.still) await this.house.show(frame, told, this.still)
    else await this.house.tell(told, kinds)
    this.still = false
  }

  /** Until somebody presses a key, goes to the present or wants it quicker. */
  private async hold(number: number): Promise<void> {
    this.waits = this.skipped !== number && this.scene?.number === number
    while (this.waits && this.scene?.number === number && settings.pace === 'calm')
      await new Promise((go) => setTimeout(go, TICK_MS))
    this.waits = false
  }

  private async wait(ms: number, faster: number, number: number): Promise<void> {
    let elapsed = 0
    let then = performance.now()
    while (this.scene?.number === number && this.skipped !== number && elapsed < ms) {
      const speed = faster * (this.hurried ? HURRIED : 1)
      const slow = slowness(settings.pace) || (this.film && 1)
      if (slow === 0) return
      const rest = ((ms - elapsed) * slow) / speed
      await new Promise((go) => setTimeout(go, Math.max(4, Math.min(TICK_MS, rest))))
      const now = performance.now()
      elapsed += ((now - then) * speed) / slow
      then = now
    }
  }
}
