import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPassword } from './password.ts'

const email = 'asha@example.com'
const why = (password: string) => {
  const result = checkPassword({ password, email })
  return 'refused' in result ? result.params.why : undefined
}

test.each([
  ['nine characters are too few', 'ninechars', 'tooShort'],
  ['ten are enough', 'tenchars!!', undefined],
  ['nine emoji are nine characters, whatever their bytes', '🧵🧵🧵🧵🧵🧵🧵🧵🧵', 'tooShort'],
  ['a Hindi sentence is a good password', 'सुई धागा कैंची', undefined],
  ['spaces alone are none', '            ', 'onlySpaces'],
  ['the own e-mail is none', 'asha@example.com', 'sameAsEmail'],
  ['nor the own e-mail in capitals', 'ASHA@Example.com', 'sameAsEmail'],
])('%s', (_promise, password, expected) => {
  expect(why(password)).toBe(expected)
})

test('nothing under ten characters is ever accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 9 }), (password) => why(password) === 'tooShort'),
  )
})
