import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const fitting = 4

/** Two shirts in work, and what can be done with them by the shop and by who holds the link. */
async function twoShirts() {
  const { owner, customer, personId } = await aShopWithMeasuredCustomer(running.app)
  const shirt = { personId, garment: 'shirt', priceMinor: 100_000 }
  const order = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { pieces: [shirt, shirt] }),
  })
  const of = { params: { id: order.id } }
  const link = { params: { token: order.trackingUrl.split('/').at(-1) ?? '' } }
  const visitor = new Visitor(running.app)
  await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
  return {
    owner,
    of,
    pieceIds: order.pieces.map(({ id }) => id),
    move: (place: number, from: number, stage: number) =>
      owner.call('POST /api/workshop/pieces/:id/move', {
        params: { id: order.pieces[place]?.id ?? '' },
        body: { from, stage },
      }),
    told: () => visitor.call('GET /api/track/:token', link),
    answer: (body: { answer: 'approved' | 'change'; words?: string }) =>
      visitor.call('POST /api/track/:token/trial', { ...link, body }),
    seen: () => owner.call('GET /api/orders/:id', of),
    timeline: async () => (await owner.call('GET /api/orders/:id/timeline', of)).rows,
  }
}

test('each piece that comes to its trial asks anew: the answer to the first is not the answer to the second', async () => {
  const { move, told, answer, seen, timeline } = await twoShirts()
  await move(0, 1, fitting)
  expect((await answer({ answer: 'approved' })).trial).toEqual({ answer: 'approved' })
  await move(0, fitting, fitting + 1)
  expect((await seen()).trial).toEqual({ answer: 'approved' })
  await move(1, 1, fitting)
  const asked = await told()
  expect([asked.trial, asked.can.answerTrial]).toEqual([undefined, true])
  expect((await seen()).trial).toBeUndefined()
  expect((await answer({ answer: 'approved' })).trial).toEqual({ answer: 'approved' })
  const said = (await timeline()).filter(({ kind }) => kind === 'orders.trialApproved')
  expect(said).toHaveLength(2)
})

test('the words of a change stay in the timeline when the next trial asks anew', async () => {
  const { move, answer, seen, timeline } = await twoShirts()
  await move(0, 1, fitting)
  await answer({ answer: 'change', words: 'Sleeves 1 cm shorter' })
  await move(0, fitting, fitting - 1)
  expect((await seen()).trial).toEqual({ answer: 'change', words: 'Sleeves 1 cm shorter' })
  await move(0, fitting - 1, fitting)
  expect((await seen()).trial).toBeUndefined()
  const said = (await timeline()).find(({ kind }) => kind === 'orders.trialChange')
  expect(said?.params).toMatchObject({ words: 'Sleeves 1 cm shorter' })
})

test('work that comes back forgets the answer of the trial before it; undoing that brings the answer back', async () => {
  const { owner, of, pieceIds, move, told, answer, seen } = await twoShirts()
  await move(0, 1, fitting)
  await answer({ answer: 'change', words: 'Shorter' })
  const unsaid = await owner.try('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
  expect(unsaid.body.code).toBe('orders.trialChange')
  await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready', overrides: { trial: true } } })
  const body = { pieceIds: pieceIds.slice(0, 1), stage: 'fitting', cause: 'fit' } as const
  const reworked = await owner.call('POST /api/orders/:id/rework', { ...of, body })
  expect(reworked.trial).toBeUndefined()
  expect(await told()).toMatchObject({ can: { answerTrial: true } })
  const undo = { stepId: reworked.undo?.stepId ?? '' }
  expect((await owner.call('POST /api/orders/:id/undo', { ...of, body: undo })).trial).toEqual({
    answer: 'change',
    words: 'Shorter',
  })
  expect((await seen()).state).toBe('ready')
})

test('a trial that was left by mistake and come back to by undo keeps its answer', async () => {
  const { owner, of, move, answer } = await twoShirts()
  await move(0, 1, fitting)
  await answer({ answer: 'approved' })
  const { stepId } = await move(0, fitting, fitting + 1)
  const back = await owner.call('POST /api/orders/:id/undo', { ...of, body: { stepId } })
  expect(back).toMatchObject({ trial: { answer: 'approved' }, pieces: [{ stage: fitting }, { stage: 1 }] })
})

test('a word given anew is not overwritten when the step that asked for it is undone', async () => {
  const { owner, of, move, answer } = await twoShirts()
  await move(0, 1, fitting)
  await answer({ answer: 'change', words: 'Shorter' })
  const { stepId } = await move(1, 1, fitting)
  await answer({ answer: 'approved' })
  const back = await owner.call('POST /api/orders/:id/undo', { ...of, body: { stepId } })
  expect(back.trial).toEqual({ answer: 'approved' })
})
