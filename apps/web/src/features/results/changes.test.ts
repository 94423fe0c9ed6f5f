import { type Estimates, type Site, sites } from '@darzi/body/shapes.ts'
import { expect, test } from 'vitest'
import { changesBetween, isOfSame } from './changes.ts'

const measured = (sizes: Partial<Record<Site, number>>) =>
  Object.fromEntries(
    sites.map((site) => [site, { mm: sizes[site] ?? 500, plusMinusMm: 10, from: 'photo' }]),
  ) as Estimates

test('a size has changed where it did by more than both measurings may be off by', () => {
  const [before, after] = [measured({ waist: 800, chest: 1000 }), measured({ waist: 815, chest: 1012 })]
  const changes = changesBetween(before, after, ['chest', 'waist', 'hips'])
  expect(changes).toEqual([
    { site: 'chest', fromMm: 1000, toMm: 1012, isSure: false },
    { site: 'waist', fromMm: 800, toMm: 815, isSure: true },
    { site: 'hips', fromMm: 500, toMm: 500, isSure: false },
  ])
})

test('a child’s measuring is not set beside its parent’s, nor one customer’s beside another’s', () => {
  expect(isOfSame({}, { name: undefined, forPerson: undefined })).toBe(true)
  expect(isOfSame({ name: 'Junior' }, {})).toBe(false)
  expect(isOfSame({ forPerson: 'asha' }, { forPerson: 'ravi' })).toBe(false)
  expect(isOfSame({ name: 'Junior' }, { name: 'Junior' })).toBe(true)
})
