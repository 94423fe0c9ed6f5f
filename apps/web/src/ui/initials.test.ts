import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Gurpreet Singh', 'GS'],
  ['asha', 'A'],
  ['Mohd. Rafiq Khan', 'MK'],
  ['श्री राम', 'श्रीरा'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
