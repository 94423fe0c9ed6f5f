import { createSay } from '@darzi/words/say.ts'
import { expect, test } from 'vitest'
import { fieldSentence, ProblemError, problemSentence, readProblem } from './problem-error.ts'

const say = createSay('en', {
  'problems.customers.phoneTaken': '{name} has this number',
  'problems.request.failed': 'Something went wrong',
  'problems.request.offline': 'No connection',
})
const problem = (also: Partial<ProblemError>) =>
  new ProblemError({ status: 409, code: 'x.new', ...also, errors: [] })

test('a known code is said in our words, with its holes filled', () => {
  const error = problem({ code: 'customers.phoneTaken', holes: { name: 'Asha' }, detail: 'server says' })
  expect(problemSentence(error, say)).toBe('Asha has this number')
})

test('a code of a newer server is said in the server’s sentence', () => {
  expect(problemSentence(problem({ detail: 'A new rule' }), say)).toBe('A new rule')
  expect(problemSentence(problem({}), say)).toBe('Something went wrong')
})

test('a surprise is not shown to a person in its own words', () => {
  expect(problemSentence(new TypeError('x is undefined'), say)).toBe('Something went wrong')
})

test('a refused field has its sentence under it, the others none', () => {
  const error = new ProblemError({
    status: 422,
    code: 'request.invalid',
    errors: [{ field: 'phone', code: 'customers.phoneInvalid', detail: 'Check the number' }],
  })
  expect(fieldSentence(error, 'phone', say)).toBe('Check the number')
  expect(fieldSentence(error, 'name', say)).toBeUndefined()
})

test('an answer that a proxy wrote becomes a problem too', async () => {
  const html = new Response('<h1>Bad gateway</h1>', { status: 503, headers: { 'content-type': 'text/html' } })
  expect(await readProblem(html)).toMatchObject({ status: 503, code: 'request.unavailable' })
  const broken = new Response('{', { status: 500, headers: { 'content-type': 'application/problem+json' } })
  expect(await readProblem(broken)).toMatchObject({ status: 500, code: 'request.failed' })
})
