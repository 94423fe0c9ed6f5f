import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'
import { ProblemError } from './problem-error.ts'

const rows = Array.from({ length: 450 }, (_, at) => `row ${at}`)
const t = (key: string) => key
const offline = new ProblemError({ status: 0, code: 'request.offline' })

test('many rows go in parts the server takes, in their order', async () => {
  const parts: string[][] = []
  const unanswered = await inParts(rows, t, async (part) => void parts.push(part))
  expect(parts.map((part) => part.length)).toEqual([200, 200, 50])
  expect([parts.flat(), unanswered]).toEqual([rows, []])
})

test('a part that fails leaves the answers before it, and tells each row without one', async () => {
  const answered: string[] = []
  const unanswered = await inParts(rows, t, async (part) => {
    if (part[0] === 'row 200') throw offline
    answered.push(...part)
  })
  expect(answered).toEqual(rows.slice(0, 200))
  expect(unanswered.map(({ id }) => id)).toEqual(rows.slice(200))
  expect(unanswered[0]).toMatchObject({ code: 'request.offline', detail: 'problems.request.broken' })
})

test('a first part that fails is the failure of all', async () => {
  await expect(inParts(rows, t, () => Promise.reject(offline))).rejects.toBe(offline)
})
