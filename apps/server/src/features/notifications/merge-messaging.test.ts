/** Whoever said no to messages is not told again because the shop tidied its book. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTellingShop, history, tellNow } from './notifications-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** Two records of one customer in a shop that tells its customers. */
async function twoRecords() {
  const { owner, customer, shop, take } = await aTellingShop(running.app)
  const other = await owner.call('POST /api/customers', {
    body: { name: 'Asha V.', phone: '9810000009', allowSamePhone: true },
  })
  const say = (record: { id: string }, body: object) =>
    owner.call('PATCH /api/customers/:id/messaging', { params: { id: record.id }, body })
  const said = (record: { id: string }) =>
    owner.call('GET /api/customers/:id/messaging', { params: { id: record.id } })
  const merge = () =>
    owner.call('POST /api/customers/:id/merge', { params: { id: customer.id }, body: { otherId: other.id } })
  const split = (id: string) => owner.call('POST /api/customer-merges/:id/undo', { params: { id } })
  return { owner, shop, take, kept: customer, other, say, said, merge, split }
}

test.each([
  ['the other record', 'given', 'withdrawn'],
  ['the remaining record', 'withdrawn', 'given'],
] as const)('a no on %s stands after the merge', async (_which, ofKept, ofOther) => {
  const { owner, shop, take, kept, other, say, said, merge } = await twoRecords()
  await say(kept, { consent: ofKept })
  await say(other, { consent: ofOther })
  await merge()
  expect(await said(kept)).toMatchObject({ consent: 'withdrawn', consentBy: 'shop' })
  await take()
  await tellNow(running.app, shop.id)
  expect(await history(owner)).toEqual([])
})

test('what the remaining record lacks comes over, and goes again when they are split', async () => {
  const { kept, other, say, said, merge, split } = await twoRecords()
  await say(kept, { birthday: '04-13' })
  await say(other, { consent: 'given', prefers: 'sms', birthday: '01-01' })
  const { mergeId } = await merge()
  expect(await said(kept)).toMatchObject({ consent: 'given', prefers: 'sms', birthday: '04-13' })
  await split(mergeId)
  expect(await said(kept)).toMatchObject({ consent: 'unasked', birthday: '04-13' })
  expect(await said(kept)).not.toHaveProperty('prefers')
  expect(await said(other)).toMatchObject({ consent: 'given', prefers: 'sms', birthday: '01-01' })
})

test('the link the other record was told by speaks for the one that remains, and for both once they are split', async () => {
  const { kept, other, say, said, merge, split } = await twoRecords()
  await say(kept, { consent: 'given' })
  const { link = '' } = await say(other, { consent: 'given' })
  const { mergeId } = await merge()
  const params = { token: link.split('/').at(-1) ?? '' }
  const customer = new Visitor(running.app)
  await customer.call('POST /api/messages/:token', { params, body: { isStopped: true } })
  expect(await customer.call('GET /api/messages/:token', { params })).toMatchObject({ isStopped: true })
  expect((await said(kept)).consent).toBe('withdrawn')
  await split(mergeId)
  expect([(await said(kept)).consent, (await said(other)).consent]).toEqual(['withdrawn', 'withdrawn'])
})
