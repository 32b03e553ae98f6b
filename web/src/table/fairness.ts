// The shuffle can be checked here, too: what was promised before the first draw must be the SHA-256 of the seed.
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null
  return new Uint8Array(text.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [])
}

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = fromHex(seed)
  if (!bytes) return ''
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (b) => b.toString(16).padStart(2, '0')).join('')
}

export async function keeps(seed: string, commitment: string): Promise<boolean> {
  return commitment !== '' && (await commitmentOf(seed)) === commitment.toLowerCase()
}
