// Where the focus goes after an answer by keys, from wherever it was given: to what is asked next, once it is there. Whoever
// moves it meanwhile has it where he wants it.
const CHOICE = '[data-answer]:not(:disabled), [data-look=lit], [data-look=chosen], [data-send]'
const GOES = /^(Tab|Arrow.*)$/
// To give up comes last: whoever presses once more, to hurry what is shown, has not lost his turn.
const ANSWER = '[data-region=quay] [data-answer]:not(:disabled)'
const NEXT = ['[data-asked]:not(:disabled)', `${ANSWER}:not([data-gives-up])`, '[data-look=lit]', ANSWER]

/** What had the focus is gone, or nothing had it. */
const nowhere = (): boolean => !document.activeElement || document.activeElement.matches('body, main')
const seen = (e: HTMLElement): boolean => e.offsetWidth > 0

export class Attention {
  private keys = false
  private waits = false // until somebody points, or moves the focus

  /** Somebody presses a key, or points: who points needs no focus, and who moves it has it where he wants it. */
  by(e: Event): void {
    this.keys = e instanceof KeyboardEvent
    if (!(e instanceof KeyboardEvent) || GOES.test(e.key)) this.waits = false
  }

  /** An answer goes out, or scenes are left. */
  answered(): void {
    this.waits = this.keys && !document.activeElement?.closest('dialog')
  }

  /** Something is asked. */
  next(): void {
    if (!this.waits) return
    const at = document.activeElement
    if (!nowhere() && at!.matches(CHOICE)) return
    const found = NEXT.flatMap((what) => [...document.querySelectorAll<HTMLElement>(what)])
    found.find(seen)?.focus()
  }
}
