// The things on the table that an event names: elements whose key for motion is, or ends in, one of its words.
export function wordsOf(event: Record<string, unknown>): string[] {
  const found: string[] = []
  for (const [name, value] of Object.entries(event)) {
    if (name === 'event' || name === 'seat' || name === 'source' || name === 'dest') continue
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string' && one) found.push(one)
  }
  return found
}

/** Whether a key is that of a thing: `T48`, `card:T48`, `ship/T48`. */
export function keyed(key: string, word: string): boolean {
  return key === word || (key.endsWith(word) && /[^\w-]/.test(key[key.length - word.length - 1] ?? ''))
}

export function named(event: Record<string, unknown>): Element[] {
  const words = wordsOf(event)
  if (!words.length) return []
  return [...document.querySelectorAll<HTMLElement>('[data-region] [data-k]')].filter((n) =>
    words.some((word) => keyed(n.dataset.k!, word)),
  )
}
