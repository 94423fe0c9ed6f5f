import { expect, test } from 'vitest'
import { passwordAdvice, passwordRefusal } from './password-advice.ts'

const say = (key: string, holes = {}) => `${key} ${JSON.stringify(holes)}`
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
  expect(passwordAdvice({ password, email }, say)).toEqual({ sentence, isGood })
})

test('a password is refused with the reason, or not at all', () => {
  expect(passwordRefusal({ password: 'short', email }, say)).toContain('accounts.password.tooShort')
  expect(passwordRefusal({ password: 'long enough it is', email }, say)).toBeUndefined()
})
