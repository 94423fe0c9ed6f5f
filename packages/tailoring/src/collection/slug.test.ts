import { expect, test } from 'vitest'
import { idEndOfSlug, slugOfItem } from './slug.ts'

const id = '01900000-0000-7000-8000-00000000abcd'

test.each([
  ['Oxford shirt', 'oxford-shirt-00000000abcd'],
  ['  Kurta & pyjama (2 pc) ', 'kurta-pyjama-2-pc-00000000abcd'],
  ['कुर्ता', 'kurta-00000000abcd'],
  ['***', 'garment-00000000abcd'],
])('the address of %s is %s, and leads back', (name, slug) => {
  expect(slugOfItem({ id, name })).toBe(slug)
  expect(idEndOfSlug(slug)).toBe('00000000abcd')
})

test.each(['', 'shirt', 'shirt-00000000abc', 'shirt-00000000ABCD', '00000000abcd-x'])(
  '%s leads nowhere',
  (slug) => expect(idEndOfSlug(slug)).toBeUndefined(),
)
