import { expect, test } from 'vitest'
import { passwordAdvice, passwordError } from './password-advice.ts'

const t = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`
const email = 'asha@example.com'

test.each([
  ['an empty field tells the rule', '', 'accounts.password.rule {"atLeast":10}', false],
  ['a short one how far it is', 'sui dh', 'accounts.password.progress {"typed":6,"atLeast":10}', false],
  [
    'Punjabi letters are counted as typed',
    'ਸੂਈ',
    'accounts.password.progress {"typed":3,"atLeast":10}',
    false,
  ],
  ['ten characters are enough', 'sui dhaaga', 'accounts.password.good {}', true],
  ['the own e-mail is not', email, 'accounts.password.sameAsEmail {"atLeast":10}', false],
  ['nor are spaces', '            ', 'accounts.password.onlySpaces {"atLeast":10}', false],
])('%s', (_promise, password, sentence, isGood) => {
  expect(passwordAdvice({ password, email }, t)).toEqual({ sentence, isGood })
})

test('a password is refused with the reason, or not at all', () => {
  expect(passwordError({ password: 'short', email }, t)).toContain('accounts.password.tooShort')
  expect(passwordError({ password: 'long enough it is', email }, t)).toBeUndefined()
})
