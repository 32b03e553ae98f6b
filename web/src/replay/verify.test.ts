import { expect, it } from 'vitest'
import { verdict } from './verify'

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd' // SHA-256 of the bytes 0 to 31

it('compares the seed with what was promised', async () => {
  expect(await verdict(seed, commitment)).toBe('fits')
  expect(await verdict(seed.replace('00', '01'), commitment)).toBe('differs')
  expect(await verdict(null, commitment)).toBe('cannot')
})
