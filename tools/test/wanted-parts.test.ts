import { expect, test } from 'vitest'
import { wantedParts } from './wanted-parts.ts'

const usual = ['check', 'pure', 'component', 'embedded', 'postgres', 'e2e', 'faults']

test('without words the parts of the usual tier run', () => {
  expect(wantedParts([])).toEqual({ tier: 'usual', parts: usual, filters: [] })
})

test('the quick tier starts no browser and no PostgreSQL; the whole one adds the soak', () => {
  expect(wantedParts(['--tier=quick']).parts).toEqual(['check', 'pure', 'component', 'embedded'])
  expect(wantedParts(['--tier=all']).parts).toEqual([...usual, 'soak'])
})

test('server means both databases, and what follows narrows to files', () => {
  expect(wantedParts(['server', 'customers'])).toEqual({
    tier: 'usual',
    parts: ['embedded', 'postgres'],
    filters: ['customers'],
  })
})

test('a tier beside named parts says how much of them runs', () => {
  expect(wantedParts(['--tier=all', 'pure'])).toEqual({ tier: 'all', parts: ['pure'], filters: [] })
})

test('a file alone is looked for in every part that has files', () => {
  expect(wantedParts(['customers'])).toEqual({
    tier: 'usual',
    parts: usual.slice(1),
    filters: ['customers'],
  })
})

test('parts run in their own order, not in the order they are named', () => {
  expect(wantedParts(['e2e', 'pure']).parts).toEqual(['pure', 'e2e'])
})
