/** The key of a sentence: `event`, `tax_loss` -> `event-tax-loss`. */
export const keyOf = (...parts: string[]): string =>
  parts.map((part) => part.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')).join('-') // prettier-ignore
