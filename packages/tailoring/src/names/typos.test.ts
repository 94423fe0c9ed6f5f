import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typoTerms } from './typos.ts'

/** The database's edges of words, as JavaScript writes them. */
const isPattern = (pattern: string, text: string) => new RegExp(pattern.replace(/\\[mM]/g, '\\b')).test(text)
const stands = (piece: string, text: string) => ` ${text} `.includes(piece)

const word = fc.stringMatching(/^[a-z]{4,12}$/)
const letter = fc.stringMatching(/^[a-z]$/)
const slips = {
  another: (w: string, at: number, c: string) => w.slice(0, at) + c + w.slice(at + 1),
  tooMany: (w: string, at: number, c: string) => w.slice(0, at) + c + w.slice(at),
  tooFew: (w: string, at: number) => w.slice(0, at) + w.slice(at + 1),
  swapped: (w: string, at: number) => w.slice(0, at) + w.charAt(at + 1) + w.charAt(at) + w.slice(at + 2),
}

test.each(Object.entries(slips))('a name with a slip is found: %s', (_, slip) => {
  fc.assert(
    fc.property(word, fc.nat(20), letter, (name, place, other) => {
      const typed = slip(name, place % name.length, other)
      const terms = typoTerms(typed)
      fc.pre(terms !== undefined && typed.length >= 4)
      expect(terms.pieces[0]?.some((piece) => stands(piece, name))).toBe(true)
      expect(isPattern(terms.patterns[0] ?? '', name)).toBe(true)
    }),
  )
})

test.each([
  ['gurprret', 'gurpreet', true],
  ['ahsa', 'asha', true],
  ['vrema', 'verma', true],
  ['verma', 'sharma', false],
  ['gurprret', 'gurpal', false],
])('%s may mean %s: %s', (typed, name, isMeant) => {
  expect(isPattern(typoTerms(typed)?.patterns[0] ?? '', name)).toBe(isMeant)
})

test('scripts are read as they sound, and numbers and short words have no slips', () => {
  expect(typoTerms('वर्मा')?.patterns).toEqual(typoTerms('varma')?.patterns)
  expect(typoTerms('98765')).toBeUndefined()
  expect(typoTerms('om %')).toBeUndefined()
  expect(typoTerms('om verma')?.patterns[0]).toBe('\\mom')
})
