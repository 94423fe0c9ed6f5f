import problems from '@darzi/words/en/problems.json' with { type: 'json' }
import { featureWords } from '@darzi/words/feature-words.ts'
import { createTranslate } from '@darzi/words/translate.ts'
import { expect, test } from 'vitest'
import { fieldSentence, ProblemError, problemSentence, readProblem } from './problem-error.ts'

const t = createTranslate('en', {
  ...featureWords('problems', problems),
  'problems.customers.phoneTaken': '{name} has this number',
})
const broke = 'Something went wrong on our side. Try again in a moment.'
const problem = (also: Partial<ProblemError>) =>
  new ProblemError({ status: 409, code: 'x.new', ...also, errors: [] })

test('a known code is said in our words, with its holes filled', () => {
  const error = problem({ code: 'customers.phoneTaken', params: { name: 'Asha' }, detail: 'server says' })
  expect(problemSentence(error, t)).toBe('Asha has this number')
})

test('a code of a newer server is said in the server’s sentence', () => {
  expect(problemSentence(problem({ detail: 'A new rule' }), t)).toBe('A new rule')
  expect(problemSentence(problem({}), t)).toBe(broke)
})

test('a surprise is not shown to a person in its own words', () => {
  expect(problemSentence(new TypeError('x is undefined'), t)).toBe(broke)
})

test('a broken answer tells the number it has; one that came without is told as a sentence all the same', async () => {
  const numbered = problem({ code: 'request.failed', params: { requestId: 'req-7' } })
  expect(problemSentence(numbered, t)).toContain('tell us this number: req-7')
  const byProxy = await readProblem(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(problemSentence(byProxy, t)).toBe(broke)
})

test('a refused field has its sentence under it, the others none', () => {
  const error = new ProblemError({
    status: 422,
    code: 'request.invalid',
    errors: [{ field: 'phone', code: 'customers.phoneInvalid', detail: 'Check the number' }],
  })
  expect(fieldSentence(error, 'phone', t)).toBe('This phone number does not look complete. Check it.')
  expect(fieldSentence(error, 'name', t)).toBeUndefined()
})

test('an answer that a proxy wrote becomes a problem too', async () => {
  const html = new Response('<h1>Bad gateway</h1>', { status: 503, headers: { 'content-type': 'text/html' } })
  expect(await readProblem(html)).toMatchObject({ status: 503, code: 'request.unavailable' })
  const broken = new Response('{', { status: 500, headers: { 'content-type': 'application/problem+json' } })
  expect(await readProblem(broken)).toMatchObject({ status: 500, code: 'request.failed' })
})
