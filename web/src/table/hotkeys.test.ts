import { describe, expect, it } from 'vitest'
import type { Action } from './choose'
import { hotkeys } from './hotkeys'

const action = (id: number, what: string, space = ''): Action =>
  ({ id, parts: { do: what, space } }) as unknown as Action
const game = { keys: { stop: 'S', done: 'D', paid: 'D' }, digit: (a: Action) => a.parts.space || undefined }
const [stop, look, take, third] = [action(1, 'stop'), action(2, 'look'), action(3, 'take'), action(4, 'card', '1')]

describe('the keys of answers', () => {
  it('are letters of the game, then digits in the order they stand in', () =>
    expect([...hotkeys([stop, look, take], [stop, look, take], game).values()]).toEqual(['S', '1', '2']))
  it('leave a digit to the thing it is printed on, wherever that is answered', () => {
    expect([...hotkeys([look, third], [look], game).values()]).toEqual(['2'])
    expect([...hotkeys([look, third], [third, look], game).values()]).toEqual(['1', '2'])
  })
  it('are no letter that two of them would share', () =>
    expect([...hotkeys([action(5, 'done'), action(6, 'paid')], [action(5, 'done')], game).values()]).toEqual(['1']))
})
