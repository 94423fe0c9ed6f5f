import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initials } from './initials.ts'
import { normaliseLines, normaliseName } from './normalise.ts'

describe('initials are letters of the name’s own script', () => {
  test.each([
    ['Asha Sharma', 'AS'],
    ['asha devi sharma', 'AS'],
    ['Madonna', 'M'],
    ['ਮਨਪ੍ਰੀਤ ਕੌਰ', 'ਮਕੌ'],
    ['सीता', 'सी'],
    ['(Mrs) Élodie', 'MÉ'],
    ['👩🏽‍🦱 Rita', 'R'],
    ['محمد علي', 'مع'],
    ['  ', ''],
    ['-- ??', ''],
  ])('%j has %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('a name is stored clean', () => {
  test.each([
    ['spaces are single', '  Asha \t  Sharma\n', 'Asha Sharma'],
    ['a hard space is a space', 'Asha\u00a0Sharma', 'Asha Sharma'],
    ['accents are composed', 'Jose\u0301', 'José'],
    ['direction cannot be turned', 'Asha\u202e Sharma\u2069', 'Asha Sharma'],
    ['control characters are gone', 'A\u0000sh\u001ba\u007f', 'Asha'],
    ['half a character is gone', 'Asha\ud83e', 'Asha'],
    ['joiners of letters stay', 'क्\u200dष', 'क्\u200dष'],
  ])('%s', (_promise, typed, stored) => {
    expect(normaliseName(typed)).toBe(stored)
  })

  test('notes keep their lines', () => {
    expect(normaliseLines(' loose  fit \r\n\r\n\u202eno lining\u0007 ')).toBe('loose fit\n\nno lining')
  })

  test('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseName(text)
        const lines = normaliseLines(text)
        return normaliseName(once) === once && normaliseLines(lines) === lines
      }),
    )
  })
})
