import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'
import { tiers } from './tiers.ts'

test('what leaves a core idle runs beside its neighbour, all else one after the other', () => {
  expect(sideBySide(tiers.usual)).toEqual([
    ['check', 'pure'],
    ['component', 'embedded'],
    ['postgres'],
    ['e2e'],
    ['faults'],
  ])
})

test('a part whose neighbour is not asked for runs alone', () => {
  expect(sideBySide(['component', 'e2e'])).toEqual([['component'], ['e2e']])
  expect(sideBySide(['pure', 'embedded'])).toEqual([['pure'], ['embedded']])
})
