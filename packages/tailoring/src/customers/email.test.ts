import { expect, test } from 'vitest'
import { isEmailShaped } from './email.ts'

test.each(['a@b.in', 'asha.devi+shop@mail.example.com', "o'brien@x-y.co.uk", 'A_1@EXAMPLE.COM'])(
  '%s is taken',
  (text) => {
    expect(isEmailShaped(text)).toBe(true)
  },
)

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a@b@c.in',
  'a..b@c.in',
  '.a@c.in',
  'a b@c.in',
  'a@-c.in',
  'a@c..in',
  'a@c.1n',
  'आशा@example.com',
  `${'a'.repeat(250)}@b.in`,
])('%j is not', (text) => {
  expect(isEmailShaped(text)).toBe(false)
})
