import { expect, test } from 'vitest'
import { isOf } from './is-of.ts'

test.each([
  ['Simran', 'Simran Kaur', true],
  ['Simran Kaur', 'simran', true],
  ['Simran', ' SIMRAN (daughter)', true],
  ['सिमरन', 'सिमरन कौर', true],
  ['Simran', 'Simranjit', false],
  ['Kaur', 'Simran Kaur', false],
  ['Simran Kaur', 'Simran Gill', false],
  ['Simran', '', false],
  ['', 'Simran', false],
])('what is under %j and names %j: %s', (name, named, is) => {
  expect(isOf({ name }, named)).toBe(is)
})
