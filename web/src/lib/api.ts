// The way to the server: JSON in, JSON out; what is refused comes as a Problem with words for people.
import type { ProblemInfo } from './protocol'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemInfo,
  ) {
    super(problem.words)
  }
  get clause(): string {
    return this.problem.clause ?? ''
  }
}

/** The server could not be reached at all. */
export class Unreached extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Unreached('the server cannot be reached')
  }
  const text = await answer.text()
  let data: unknown
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    data = { error: 'unreadable', words: 'the server gave an answer that cannot be read' }
  }
  if (!answer.ok) throw new Refused(answer.status, data as ProblemInfo)
  return data as T
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body)
export const patch = <T>(path: string, body?: unknown): Promise<T> => ask<T>('PATCH', path, body)
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path)

/** A query, without what is not set. */
export function query(path: string, params: Record<string, string | number | null | undefined>): string {
  const set = Object.entries(params).filter(([, v]) => v !== undefined && v !== null && v !== '')
  return set.length ? `${path}?${new URLSearchParams(set.map(([k, v]) => [k, String(v)]))}` : path
}

/** Random bytes as hex: a key for a request, or this seat's share of the shuffle. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, '0')).join('')
}
