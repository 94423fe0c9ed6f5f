import { expect, test } from 'vitest'
import { takeBackTags, uniteTags } from './tags.ts'

test('a tag in capitals is the same tag', () => {
  expect(uniteTags(['Bridal', 'VIP'], ['vip', 'Boutique'])).toEqual(['Bridal', 'VIP', 'Boutique'])
})

test('taking an older change of tags back keeps what was changed since', () => {
  const older = { before: ['Regular'], after: ['Regular', 'Bridal'] }
  expect(takeBackTags({ ...older, now: ['Regular', 'Bridal', 'VIP'] })).toEqual(['Regular', 'VIP'])
  expect(takeBackTags({ before: ['Regular', 'Bridal'], after: ['Bridal'], now: ['Bridal', 'VIP'] })).toEqual([
    'Bridal',
    'VIP',
    'Regular',
  ])
})

test('taking the latest change back gives what stood before', () => {
  expect(takeBackTags({ before: ['A'], after: ['A', 'B'], now: ['A', 'B'] })).toEqual(['A'])
})
