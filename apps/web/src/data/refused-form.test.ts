import { expect, test } from 'vitest'
import { ProblemError } from './problem-error.ts'
import { refusedFields, sentenceOf } from './refused-form.ts'

const t = (key: string) =>
  key === 'problems.accounts.emailTaken' ? 'That e-mail is known.' : key === 'x.failed' ? 'It failed.' : key
const taken = new ProblemError({
  status: 409,
  code: 'accounts.emailTaken',
  errors: [{ field: 'email', code: 'accounts.emailTaken', detail: 'taken' }],
})

test('a refused field of the form is marked with its sentence, one that is not on the form is not', () => {
  expect(refusedFields(taken, ['name', 'email'], t)).toEqual({ email: 'That e-mail is known.' })
  expect(refusedFields(taken, ['name'], t)).toEqual({})
})

test('a refusal is told in its own words', () => {
  expect(sentenceOf(taken, 'x.failed', t)).toBe('That e-mail is known.')
})

test('a refusal of a kind not known here is told in the server’s words', () => {
  const newer = new ProblemError({ status: 403, code: 'accounts.ofTomorrow', detail: 'Come tomorrow.' })
  expect(sentenceOf(newer, 'x.failed', t)).toBe('Come tomorrow.')
})

test.each([
  ['a lost connection', new ProblemError({ status: 0, code: 'request.offline' })],
  ['a broken server', new ProblemError({ status: 500, code: 'request.failed', detail: 'Oops' })],
  ['a mistake of our own', new TypeError('no such thing')],
])('%s is told in the words of what was tried', (_what, error) => {
  expect(sentenceOf(error, 'x.failed', t)).toBe('It failed.')
})
