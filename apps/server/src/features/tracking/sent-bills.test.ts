/** A customer reads the bills of their own order, by its private link and in their account, and of no other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { textOfPdf } from '../../testing/read-pdf.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aBillingShop } from '../bills/bills-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function aSentBill() {
  const shop = await aBillingShop(running.app)
  const { body: bill } = await shop.issue()
  const { trackingUrl } = await shop.owner.call('GET /api/orders/:id', { params: shop.params })
  return { ...shop, bill, token: trackingUrl.split('/').at(-1) ?? '' }
}

const open = (visitor: Visitor, token: string, id: string) =>
  visitor.try('GET /api/track/:token/bills/:id', { params: { token, id }, query: { language: 'pa' } })

test('the private link lists what was issued, and opens each as PDF in the language asked for', async () => {
  const { bill, token, credit } = await aSentBill()
  const { body: note } = await credit(bill.id)
  const nobody = new Visitor(running.app)
  const { bills } = await nobody.call('GET /api/track/:token', { params: { token } })
  expect(bills).toEqual([
    { id: note.id, number: note.number, kind: 'credit_note', url: `/api/track/${token}/bills/${note.id}` },
    { id: bill.id, number: bill.number, kind: 'tax_invoice', url: `/api/track/${token}/bills/${bill.id}` },
  ])
  const { status, headers, bytes } = await open(nobody, token, bill.id)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    undefined,
  ])
  expect(textOfPdf(bytes)).toContain(bill.number)
})

test('the page of bills tells to whom they are sent, under which address and in which language', async () => {
  const { owner, params, bill } = await aSentBill()
  const { customer } = await owner.call('GET /api/orders/:id', { params })
  await owner.call('PATCH /api/customers/:id/messaging', {
    params: { id: customer.id },
    body: { language: 'pa' },
  })
  const { sendTo } = await owner.call('GET /api/orders/:id/bills', { params })
  expect(sendTo).toEqual({
    name: customer.name,
    phone: customer.phone,
    addresses: { [bill.id]: expect.stringMatching(new RegExp(`^/api/sent-bills/${bill.id}/[0-9a-f]{64}$`)) },
    language: 'pa',
  })
})

test('the address a bill is sent under opens it alone, and tells nothing of the order’s private link', async () => {
  const { owner, params, token, bill, order, issue } = await aSentBill()
  const { sendTo } = await owner.call('GET /api/orders/:id/bills', { params })
  const address = sendTo.addresses[bill.id] ?? ''
  const proof = address.split('/').at(-1) ?? ''
  expect(address).not.toContain(token)
  const nobody = new Visitor(running.app)
  const read = (id: string, by: string) =>
    nobody.try('GET /api/sent-bills/:id/:proof', { params: { id, proof: by } })
  expect(textOfPdf((await read(bill.id, proof)).bytes)).toContain(bill.number)
  const { body: other } = await issue({}, (await order()).params)
  expect((await read(other.id, proof)).status).toBe(404)
  expect((await read(bill.id, '0'.repeat(64))).status).toBe(404)
  expect((await nobody.try('GET /api/track/:token', { params: { token: proof } })).status).toBe(404)
})

test('a link opens no bill of another order, and a link that leads nowhere none', async () => {
  const { bill, issue, order, owner } = await aSentBill()
  const other = await order()
  const { body: second } = await issue({}, other.params)
  const { trackingUrl } = await owner.call('GET /api/orders/:id', { params: other.params })
  const token = trackingUrl.split('/').at(-1) ?? ''
  const nobody = new Visitor(running.app)
  expect((await open(nobody, token, second.id)).status).toBe(200)
  expect((await open(nobody, token, bill.id)).status).toBe(404)
  expect((await open(nobody, 'nowhere', bill.id)).status).toBe(404)
  const { bills } = await nobody.call('GET /api/track/:token', { params: { token } })
  expect(bills?.map(({ number }) => number)).toEqual([second.number])
})

test('an account opens the bills of orders that are wholly its own, and nobody else does', async () => {
  const { bill, token, params, order, issue } = await aSentBill()
  const { body: foreign } = await issue({}, (await order()).params)
  const anyone = async () => signedIn(running.app, (await anAccount(running.app)).id)
  const [customer, stranger] = [await anyone(), await anyone()]
  await customer.call('POST /api/own/orders', { body: { token } })
  const [own] = (await customer.call('GET /api/own/orders')).orders
  const url = `/api/own/orders/${params.id}/bills/${bill.id}`
  expect(own?.bills).toEqual([{ id: bill.id, number: bill.number, kind: 'tax_invoice', url }])
  const read = (visitor: Visitor, billId: string) =>
    visitor.try('GET /api/own/orders/:id/bills/:billId', { params: { id: params.id, billId } })
  expect(textOfPdf((await read(customer, bill.id)).bytes)).toContain(bill.number)
  expect((await read(customer, foreign.id)).status).toBe(404)
  expect((await read(stranger, bill.id)).status).toBe(404)
  expect((await read(new Visitor(running.app), bill.id)).status).toBe(401)
  // Placed under a phone that the account has not proven.
  await asOwner(running.app, (client) =>
    client.query('update account_orders set sees_all = false where order_id = $1', [params.id]),
  )
  expect((await read(customer, bill.id)).status).toBe(404)
  expect((await customer.call('GET /api/own/orders')).orders[0]).not.toHaveProperty('bills')
})
