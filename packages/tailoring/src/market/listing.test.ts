import { expect, test } from 'vitest'
import { garmentCatalogue } from '../garments/catalogue.ts'
import { findableGarments, isSlug, slugLimits, slugOf } from './listing.ts'

test('every garment of the catalogue can be looked for, but what is none of them', () => {
  const keys = garmentCatalogue.map(({ key }) => key).filter((key) => key !== 'other')
  expect([...findableGarments].toSorted()).toEqual(keys.toSorted())
})

test.each([
  [['Noor Tailors', 'Ludhiana'], 'noor-tailors-ludhiana'],
  [["Asha's  Boutique & Sons"], 'asha-s-boutique-sons'],
  [['ਮਨਪ੍ਰੀਤ ਟੇਲਰ'], 'manpreet-telar'],
  [['Café Élégance', undefined], 'cafe-elegance'],
  [['裁縫'], ''],
])('the address of %j is %s', (names, slug) => {
  expect(slugOf(...names)).toBe(slug)
})

test('an address is whole words, and never longer than it may be', () => {
  const slug = slugOf('tailor '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(slugLimits.most)
  expect(isSlug(slug)).toBe(true)
  expect(['', 'a', '-noor', 'noor--tailors', 'Noor', 'noor tailors'].filter(isSlug)).toEqual([])
})
