import { expect, test } from 'vitest'
import { wantedParts } from './wanted-parts.ts'

const everything = ['check', 'pure', 'embedded', 'postgres', 'e2e', 'faults']

test('without words everything runs', () => {
  expect(wantedParts([])).toEqual({ parts: everything, filters: [] })
})

test('server means both databases, and what follows narrows to files', () => {
  expect(wantedParts(['server', 'customers'])).toEqual({
    parts: ['embedded', 'postgres'],
    filters: ['customers'],
  })
})

test('a file alone is looked for in every part that has files', () => {
  expect(wantedParts(['customers'])).toEqual({ parts: everything.slice(1), filters: ['customers'] })
})

test('parts run in their own order, not in the order they are named', () => {
  expect(wantedParts(['e2e', 'pure']).parts).toEqual(['pure', 'e2e'])
})
