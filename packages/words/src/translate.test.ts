import { expect, test } from 'vitest'
import { icu } from './icu.ts'
import { closestLanguage } from './languages.ts'
import { t as serverTranslate } from './server.ts'
import { createTranslate, needsGrammar } from './translate.ts'

const words = {
  hello: 'Hello {name}',
  many: '{count, plural, one {# piece} other {# pieces}}',
  plain: 'Save',
}

test('holes are filled, plurals follow the count', () => {
  const t = createTranslate('en', words, icu)
  expect(t('plain')).toBe('Save')
  expect(t('hello', { name: 'Asha {1}' })).toBe('Hello Asha {1}')
  expect(t('many', { count: 1 })).toBe('1 piece')
  expect(t('many', { count: 3 })).toBe('3 pieces')
})

test('a missing key, an empty hole or missing grammar says the key, and never throws', () => {
  const t = createTranslate('en', words)
  expect(t('gone')).toBe('gone')
  expect(t('hello')).toBe('hello')
  expect(t('many', { count: 1 })).toBe('many')
})

test('only messages with more than plain holes need the grammar', () => {
  expect(Object.values(words).map(needsGrammar)).toEqual([false, true, false])
})

test.each([
  [['pa-Guru-IN', 'en'], 'pa'],
  [['fr', 'hi-IN'], 'hi'],
  [['fr'], 'en'],
  [[], 'en'],
])('of %j the closest language we speak is %s', (tags, language) => {
  expect(closestLanguage(tags)).toBe(language)
})

test('the server refuses wrong credentials in the words of the specification', () => {
  expect(serverTranslate('en', 'problems.accounts.invalidCredentials')).toBe(
    'Invalid credentials. Please try again.',
  )
})
