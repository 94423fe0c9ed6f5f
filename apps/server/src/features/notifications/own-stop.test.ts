/** Who said no by their own link has the last word, whatever is written at the counter. */
import type { Problem } from '@darzi/contract/shapes.ts'
import { describe, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTellingShop, openProviders } from './notifications-for-tests.ts'

const providers = openProviders()
const problemIn = ({ text }: { text: string }) => JSON.parse(text) as Problem // every refusal is one

describe('a stop the customer said by their own link', () => {
  async function aStop(consent?: 'given') {
    const { app } = providers.running
    const { owner, customer, shop } = await aTellingShop(app)
    const counter = await memberAtWork(app, shop.id, 'counter')
    const said = () => owner.call('GET /api/customers/:id/messaging', { params: { id: customer.id } })
    const shopSays = (body: { consent?: 'given' | 'unasked' | 'withdrawn'; prefers?: 'sms' }) =>
      counter.try('PATCH /api/customers/:id/messaging', { params: { id: customer.id }, body })
    const first = (await shopSays(consent ? { consent } : { prefers: 'sms' })).body
    const params = { token: ('link' in first ? (first.link ?? '') : '').split('/').at(-1) ?? '' }
    const customerSays = (isStopped: boolean) =>
      new Visitor(app).call('POST /api/messages/:token', { params, body: { isStopped } })
    await customerSays(true)
    return { owner, customer, said, shopSays, customerSays }
  }

  test('is taken back by nobody else, nor turned into the shop’s own', async () => {
    const { said, shopSays } = await aStop('given')
    for (const consent of ['given', 'unasked'] as const)
      expect(problemIn(await shopSays({ consent }))).toMatchObject({
        status: 409,
        errors: [{ field: 'consent', code: 'notifications.stoppedByCustomer' }],
      })
    expect((await shopSays({ consent: 'withdrawn', prefers: 'sms' })).status).toBe(200)
    expect(await said()).toMatchObject({ consent: 'withdrawn', consentBy: 'customer', prefers: 'sms' })
    expect(problemIn(await shopSays({ consent: 'given' })).status).toBe(409)
  })

  test.each([
    [undefined, 'unasked'],
    ['given', 'given'],
  ] as const)('allowed again, they have agreed to what they had: %s', async (before, after) => {
    const { said, shopSays, customerSays } = await aStop(before)
    await customerSays(true)
    await customerSays(false)
    expect((await said()).consent).toBe(after)
    await customerSays(false)
    expect((await said()).consent).toBe(after)
    expect((await shopSays({ consent: 'withdrawn' })).status).toBe(200)
    await customerSays(false)
    expect((await said()).consent).toBe(after)
  })

  test('holds for tests too, and a shop sends twenty a day', async () => {
    const { owner, customer } = await aStop()
    await owner.call('PATCH /api/customers/:id', {
      params: { id: customer.id },
      body: { email: 'asha@example.test', version: customer.version },
    })
    const send = (recipient: string) =>
      owner.try('POST /api/notifications/test', {
        body: { type: 'email', recipient, message: 'Is this on?' },
      })
    expect(problemIn(await send('Asha@example.test')).errors).toMatchObject([
      { field: 'recipient', code: 'notifications.optedOut' },
    ])
    expect(providers.smtp.taken).toEqual([])
    for (let sent = 1; sent < 20; sent += 1) expect((await send('me@example.test')).status).toBe(200)
    expect(problemIn(await send('me@example.test')).status).toBe(429)
    expect(providers.smtp.taken).toHaveLength(19)
  })
})
