import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realNames } from './real-names.ts'
import { isFound, searchKeys, searchTerms, searchText } from './search-key.ts'

const finds = (query: string, name: string) => isFound(searchText({ names: [name] }), searchTerms(query))

describe('a name is found by any of its spellings in three scripts', () => {
  test.each(realNames)('%s and its other spellings find each other', (...spellings) => {
    const missed = spellings.flatMap((typed) =>
      spellings.filter((stored) => !finds(typed, stored)).map((stored) => `${typed}→${stored}`),
    )
    expect(missed).toEqual([])
  })

  test('different names do not meet, but for those heard inside another', () => {
    const whole = realNames.map(([name = '']) => name)
    const confused = whole.flatMap((typed) =>
      whole
        .filter((stored) => !stored.toLowerCase().includes(typed.toLowerCase()) && finds(typed, stored))
        .map((stored) => `${typed}→${stored}`),
    )
    expect(confused).toEqual(['Ranjit→Simranjeet', 'Grewal→Agarwal'])
  })
})

describe('the plain key', () => {
  test.each([
    ['मनप्रीत कौर', 'manpreet kaur'],
    ['ਜਸਵਿੰਦਰ ਸਿੰਘ', 'jasvindar singh'],
    ['हरभजन', 'harbhajan'],
    ['ਗੁਰਚਰਨ', 'gurcharan'],
    ['मित्र', 'mitra'],
    ['ज्ञान', 'gyan'],
    ['संपत', 'sampat'],
    ['ਜੱਸੀ', 'jassi'],
    ['दुःख', 'dukh'],
    ['ੴ', 'om'],
    ['ਦੇਵੀ  १२ / ੩', 'devi 12 3'],
    ['  José  Ångström ', 'jose angstrom'],
    ['Straße Łukasz', 'strasse lukasz'],
    ['Anne-Marie O’Brien', 'annemarie obrien'],
    ['D.K. Singh', 'dk singh'],
    ['ＡＳＨＡ', 'asha'],
    ['100%_\\', '100'],
  ])('%j becomes %j', (name, plain) => {
    expect(searchKeys(name).plain).toBe(plain)
  })

  test('letters of scripts it cannot romanise stay, so that they are found as typed', () => {
    expect(finds('محمد', 'محمد علي')).toBe(true)
  })
})

const latinLetters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéÖñßæØłŽ']
const anyName = fc.string({
  unit: fc.constantFrom(...latinLetters, ' ', '-', "'", '.'),
  minLength: 1,
  maxLength: 30,
})

describe('searching', () => {
  test('any part of a Latin name finds it as typed', () => {
    fc.assert(
      fc.property(anyName, fc.nat(), fc.nat(), (name, start, length) => {
        const from = start % name.length
        const part = name.slice(from, from + 1 + (length % name.length))
        return !/\p{L}/u.test(part) || finds(part, name)
      }),
    )
  })

  test('any Indic text finds itself, however it is put together', () => {
    const letter = fc.integer({ min: 0x0900, max: 0x0a7f }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (name) => {
        return searchTerms(name).length === 0 || finds(name, name)
      }),
    )
  })

  test('no term can act as a wildcard or reach into the next field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) =>
        searchTerms(query)
          .flat()
          .every((term) => !/[%_\\\n]/.test(term)),
      ),
    )
  })

  test('words are found in any order, and every one must be there', () => {
    expect(finds('singh manpreet', 'ਮਨਪ੍ਰੀਤ ਸਿੰਘ')).toBe(true)
    expect(finds('manpreet gill', 'ਮਨਪ੍ਰੀਤ ਸਿੰਘ')).toBe(false)
  })

  test('a name written in one word or in two is the same name', () => {
    expect(finds('harbhajan', 'Har Bhajan Singh')).toBe(true)
    expect(finds('har bhajan', 'Harbhajan Singh')).toBe(true)
    expect(finds('Anne-Marie', 'Anne Marie')).toBe(true)
  })

  test.each(['%', '_', '---', '', '   ', "'"])('%j looks for nothing and finds nobody', (query) => {
    expect(finds(query, 'Asha')).toBe(false)
  })

  test('short sounds are found as whole words only', () => {
    expect(finds('usha', 'ਊਸ਼ਾ ਰਾਣੀ')).toBe(true)
    expect(finds('asha', 'Aslam Iqbal')).toBe(false)
  })
})

describe('numbers are found as they are typed', () => {
  const text = searchText({
    names: ['Asha', 'ਰਾਜੂ'],
    phone: '+91 98765-43210',
    number: 'CUST-007',
    bookNumber: 'B 12/4',
  })

  test.each([
    '9876543210',
    '98765 43210',
    '+91 98765',
    '098765',
    '0091 98765 43210',
    '43210',
    '९८७६५',
    '੯੮੭੬੫',
    'CUST-007',
    'cust 007',
    '007',
    'b12/4',
    'asha 98765',
    'raju',
  ])('%j finds the record', (query) => {
    expect(isFound(text, searchTerms(query))).toBe(true)
  })

  test.each(['98765 43211', 'asha 55555', '3210cust', '432100', 'asha raju gill'])('%j does not', (query) => {
    expect(isFound(text, searchTerms(query))).toBe(false)
  })
})
