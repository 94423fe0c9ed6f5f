import { expect, test } from 'vitest'
import { ledeOf } from './lede.ts'

const sentence = 'Sherwanis, suits and bridal wear are cut and sewn in our own workshop.'

test('a short paragraph stands whole, and only the first', () => {
  expect(ledeOf(`  ${sentence}\n\nWe open at ten.`)).toBe(sentence)
  expect(ledeOf('')).toBe('')
})

test('of a long one the sentences that fit, in any of the languages', () => {
  expect(ledeOf(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`)
  const hindi = `${'शेरवानी और सूट हमारी अपनी कार्यशाला में सिले जाते हैं। '.repeat(5)}`
  expect(ledeOf(hindi)).toMatch(/हैं।$/)
})

test('a sentence without an end is cut between words', () => {
  const lede = ledeOf('word '.repeat(100))
  expect(lede).toMatch(/word…$/)
  expect(lede.length).toBeLessThanOrEqual(181)
  expect(ledeOf('x'.repeat(500))).toBe(`${'x'.repeat(180)}…`)
})
