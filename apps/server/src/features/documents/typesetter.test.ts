import { expect, test } from 'vitest'
import { aSlip } from './slip-for-tests.ts'
import { typeset } from './typesetter.ts'

test('while many papers are set, the program goes on answering', async () => {
  await typeset('slip', aSlip({})).pdf()
  const papers = 40
  let turns = 0
  let isDone = false
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(
    Array.from({ length: papers }, (_, at) =>
      typeset('slip', aSlip({ customer: { name: `Asha ${at}`, lines: [] } })).pdf(),
    ),
  )
  isDone = true
  expect(turns).toBeGreaterThan(10 * papers)
})

test('what a template cannot set is refused with its reason, and the next paper is set', async () => {
  await expect(typeset('slip', { size: '58' }).pdf()).rejects.toThrow('the slip could not be set')
  expect((await typeset('slip', aSlip({})).pdf()).length).toBeGreaterThan(1000)
})
