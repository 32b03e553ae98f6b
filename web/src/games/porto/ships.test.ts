import { expect, it } from 'vitest'
import printed from '../../../../src/cothon/games/porto/data/porto.json'
import { SHIPS } from './ships'

it('ships are those of the component tables', () =>
  expect(SHIPS).toEqual(
    printed.tables.ships.data.map(({ civ, good, income, danger }) => ({ civilisation: civ, good, income, danger })),
  ))
