// Where to stop in a finished game. `by[v]` is who led from version v to v + 1: a seat, or -1 for chance. Nothing here
// knows a rule: a turn is a row of decisions of one seat.

/** The start, the versions at which somebody is about to decide, and the last one: from one to the next it is one act,
 * with the draws that it brings. */
export function acts(by: number[]): number[] {
  return [...new Set([0, ...by.flatMap((seat, v) => (seat >= 0 ? [v] : [])), by.length])]
}

/** Which act led to a version: 0 is the start. */
export function stepOf(steps: number[], version: number): number {
  const at = steps.findIndex((v) => v >= version)
  return at < 0 ? steps.length - 1 : at
}

/** The steps that each line of a list tells, from the first to the last; `listed` has a number for each line. What has no line
 * of its own is told with what the same seat (`led`) did next, else with what was before. */
export function spans(listed: number[], led: (step: number) => number): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>()
  let last = 0
  for (const step of [...new Set(listed)].toSorted((a, b) => a - b)) {
    let first = step
    while (first - 1 > last && led(first - 1) === led(step)) first -= 1
    const before = found.get(last)
    if (before) before[1] = first - 1
    found.set(step, [first, step])
    last = step
  }
  return found
}

/** Versions at which another seat than before begins to decide; for one seat, or for all. */
export function turns(by: number[], of: number | null = null): number[] {
  let last = -1
  return by.flatMap((seat, v) => {
    const begins = seat >= 0 && seat !== last
    if (seat >= 0) last = seat
    return begins && (of === null || seat === of) ? [v] : []
  })
}

export function after(stops: number[], at: number): number | undefined {
  return stops.find((v) => v > at)
}

export function before(stops: number[], at: number): number | undefined {
  return stops.findLast((v) => v < at)
}
