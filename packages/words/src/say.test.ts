import { expect, test } from 'vitest'
import { icu } from './icu.ts'
import { closestLanguage } from './languages.ts'
import { createSay, needsGrammar } from './say.ts'
import { say as serverSay } from './server.ts'

const words = {
  hello: 'Hello {name}',
  many: '{count, plural, one {# piece} other {# pieces}}',
  plain: 'Save',
}

test('holes are filled, plurals follow the count', () => {
  const say = createSay('en', words, icu)
  expect(say('plain')).toBe('Save')
  expect(say('hello', { name: 'Asha {1}' })).toBe('Hello Asha {1}')
  expect(say('many', { count: 1 })).toBe('1 piece')
  expect(say('many', { count: 3 })).toBe('3 pieces')
})

test('a missing key, an empty hole or missing grammar says the key, and never throws', () => {
  const say = createSay('en', words)
  expect(say('gone')).toBe('gone')
  expect(say('hello')).toBe('hello')
  expect(say('many', { count: 1 })).toBe('many')
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
  expect(serverSay('en', 'problems.accounts.invalidCredentials')).toBe(
    'Invalid credentials. Please try again.',
  )
})
