import { expect, test } from 'vitest'
import { audienceByKey, audienceIn, audiences } from './audience.ts'

test('each tab can be linked to, and an unknown one opens the customers’ tab', () => {
  for (const audience of audiences) expect(audienceIn(new URLSearchParams({ for: audience }))).toBe(audience)
  expect(audienceIn(new URLSearchParams())).toBe('customers')
  expect(audienceIn(new URLSearchParams('for=nobody'))).toBe('customers')
})

test('arrow keys go round the tabs, Home and End to the outer ones, other keys nowhere', () => {
  expect(audiences.map((from) => audienceByKey('ArrowRight', from))).toEqual([
    'tailors',
    'fashion-houses',
    'customers',
  ])
  expect(audiences.map((from) => audienceByKey('ArrowLeft', from))).toEqual([
    'fashion-houses',
    'customers',
    'tailors',
  ])
  expect(audienceByKey('Home', 'tailors')).toBe('customers')
  expect(audienceByKey('End', 'tailors')).toBe('fashion-houses')
  expect(audienceByKey('Enter', 'tailors')).toBeUndefined()
})
