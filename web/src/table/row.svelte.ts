// A row of answers that share its width: where their words do not fit, they are written smaller; where whole words are still
// wider than the row, it has fewer places, and the others go into the list.
const LEAST = 2 // places: the list, and one more

const wider = (row: HTMLElement): boolean => row.scrollWidth > row.clientWidth + 1
const cut = (row: HTMLElement): boolean =>
  [...row.querySelectorAll('.btn > span')].some((words) => words.scrollHeight > words.clientHeight + 2)

export class Row {
  small = $state(false)
  fewer = $state(0)

  /** How many of `n` places it has. */
  places(n: number): number {
    return Math.max(LEAST, n - this.fewer)
  }

  /** With another question, or another size of the window. */
  reset(): void {
    this.small = false
    this.fewer = 0
  }

  /** Looks at it once; tells whether it gave way, and is to be looked at again. */
  look(row: HTMLElement | undefined): boolean {
    if (!row || (!wider(row) && (this.small || !cut(row)))) return false
    if (!this.small) this.small = true
    else if (this.fewer < row.childElementCount - LEAST) this.fewer++
    else return false
    return true
  }
}
