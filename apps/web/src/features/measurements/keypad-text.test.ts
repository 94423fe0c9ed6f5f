import { expect, test } from 'vitest'
import { byLetter, nextEighth, pressed, withEighth } from './keypad-text.ts'

test.each([
  ['36', '½', '36 ½'],
  ['36 ¼', '½', '36 ½'],
  ['36.5', '¾', '36 ¾'],
  ['36 1/2', '⅛', '36 ⅛'],
  ['', '⅞', '⅞'],
  ['३६', '½', '३६ ½'],
  ['੩੬ ੧/੨', '¼', '੩੬ ¼'],
])('%j with %s is %j', (text, mark, after) => {
  expect(withEighth(text, mark)).toBe(after)
})

test('eight steps of the tape are an inch', () => {
  let text = '36'
  const seen = Array.from({ length: 8 }, () => {
    text = nextEighth(text)
    return text
  })
  expect(seen).toEqual(['36 ⅛', '36 ¼', '36 ⅜', '36 ½', '36 ⅝', '36 ¾', '36 ⅞', '37'])
})

test('the step after seven eighths is the next inch, whatever script it was typed in', () => {
  expect(nextEighth('३६ ⅞')).toBe('37')
  expect(nextEighth('੩੬')).toBe('੩੬ ⅛')
})

test('q, h and t write a quarter, a half and three quarters; other letters write nothing', () => {
  expect(['q', 'H', 't', 'x'].map((key) => byLetter('40', key))).toEqual([
    ...['40 ¼', '40 ½', '40 ¾'],
    undefined,
  ])
})

test('the keypad writes digits and one point, and takes a fraction away whole', () => {
  const type = (keys: string[], text = '') => keys.reduce(pressed, text)
  expect(type(['3', '6', '.', '5', '.'])).toBe('36.5')
  expect(type(['3', '6', '½', 'back'])).toBe('36')
  expect(type(['back', 'back'], '36')).toBe('')
  expect(type(['½', '4'], '36')).toBe('4')
})
