// What a browser can check by itself: that the seed shown now is the one promised before the first draw. Whether every
// draw follows from it needs the rules; `cothon record verify` does that.
import { keeps } from '../table/fairness'

export type Verdict = 'fits' | 'differs' | 'cannot'

export async function verdict(seed: string | null, commitment: string): Promise<Verdict> {
  // crypto.subtle is there only on https and on this very machine
  if (!seed || !globalThis.crypto?.subtle) return 'cannot'
  return (await keeps(seed, commitment)) ? 'fits' : 'differs'
}
