// Where a thing that left the board has gone, from what was told.
import type { Told } from '../../lib/protocol'

export function goes(told: Told[], key: string): string | undefined {
  const [kind, what] = key.split(':') as [string, string | undefined]
  const events = told.map((l) => l.event)
  const of = (names: string[], part: string): Record<string, unknown> | undefined =>
    events.find((e) => names.includes(String(e.event)) && e[part] === what)
  if (kind === 'ship')
    return of(['under', 'ban', 'leaves', 'lapsed', 'boon', 'declined', 'load'], 'ship') ? 'deck' : undefined
  if (kind === 'market') {
    const sold = of(['buy', 'gift'], 'good')
    return sold ? `seat:${String(sold.seat)}` : 'bag'
  }
  if (kind === 'dockgood') {
    const carried = of(['carry'], 'start')
    if (!carried) return 'bag'
    return carried.end === 'storehouse' ? `seat:${String(carried.seat)}` : undefined
  }
  return undefined
}
