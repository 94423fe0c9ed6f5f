/** Money that comes for an invoice which asks for nothing any more goes back the way it came, once, and both sides see it. */
import { expect, test } from 'vitest'
import { razorpayEvent, razorpayLink } from '../../adapters/gateways/gateways-for-tests.ts'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { workingIn } from '../../work/in-shop.ts'
import { refundCheckout } from './api.ts'
import { openPlans } from './plans-for-tests.ts'

const { running, gateways, kit } = openPlans()

async function anInvoice() {
  const { shop, owner } = await kit.aTrialShop()
  const { body } = await kit.choose(owner, 'tailorBasic')
  const of = { params: { id: body.invoices[0]?.id ?? '' } }
  await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
  const page = { ...gateways.lastHeld() }
  const standing = async () => (await owner.call('GET /api/shop/plan')).invoices[0]
  return { shop, owner, of, page, standing }
}

/** The gateway says that this page was paid. */
const payOn = (page: ReturnType<typeof gateways.lastHeld>) =>
  hear('payment_link.paid', {
    payment_link: { entity: razorpayLink({ ...page, state: 'paid' }) },
    payment: { entity: { id: `pay_${page.id}`, method: 'upi' } },
  })

async function hear(kind: string, about: Parameters<typeof razorpayEvent>[1]) {
  const { body, headers } = razorpayEvent(kind, about)
  const answer = await running.app.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/razorpay',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return answer.json<{ isApplied?: boolean }>().isApplied
}

async function refundJobs(shopId: string) {
  const { rows } = await running.app.database.pool.query(
    `select data from pgboss.job where name = 'gateway.refund' and data ->> 'shopId' = $1`,
    [shopId],
  )
  return rows.map(({ data }) => data)
}

test('what was paid by hand and on a page too goes back through the gateway, once', async () => {
  const { shop, of, page, standing } = await anInvoice()
  const operator = await operatorAtWork(running.app)
  const invoice = { params: { id: shop.id, invoiceId: of.params.id } }
  await operator.call('POST /api/admin/shops/:id/invoices/:invoiceId/paid', {
    ...invoice,
    body: { reason: 'By bank' },
  })
  expect([await payOn(page), await payOn(page)]).toEqual([true, false])
  expect(await standing()).toMatchObject({ state: 'paid', sentBack: [{ minor: 249_900, state: 'waiting' }] })
  const [job, ...more] = await refundJobs(shop.id)
  expect(more).toEqual([])
  const before = gateways.refunds.length
  await refundCheckout(workingIn(running.app, job), job)
  await refundCheckout(workingIn(running.app, job), job)
  expect(gateways.refunds.slice(before)).toMatchObject([
    { ours: job.paymentId, transactionId: `pay_${page.id}` },
  ])
  expect(await standing()).toMatchObject({ sentBack: [{ state: 'done' }] })
  const seen = await operator.call('GET /api/admin/shops/:id', { params: { id: shop.id } })
  expect(seen.invoices).toMatchObject([{ state: 'paid', sentBack: [{ minor: 249_900, state: 'done' }] }])
  // The bank sends it back to the gateway after all.
  await hear('refund.failed', {
    refund: { entity: { id: 'rfnd_1', status: 'failed', notes: { refund: job.paymentId } } },
  })
  expect(await standing()).toMatchObject({ sentBack: [{ state: 'refused' }] })
})

test('what is paid on a second page goes back, and so does money for an invoice that was withdrawn', async () => {
  const twice = await anInvoice()
  running.pass({ minutes: 58 })
  await twice.owner.call('POST /api/shop/plan/invoices/:id/pay', twice.of)
  const second = { ...gateways.lastHeld() }
  running.pass({ minutes: -58 })
  expect(second.id).not.toBe(twice.page.id)
  expect([await payOn(twice.page), await payOn(second)]).toEqual([true, true])
  expect(await twice.standing()).toMatchObject({ state: 'paid', sentBack: [{ state: 'waiting' }] })
  const withdrawn = await anInvoice()
  const operator = await operatorAtWork(running.app)
  await operator.call('POST /api/admin/shops/:id/plan', {
    params: { id: withdrawn.shop.id },
    body: { plan: 'tailorEnterprise', reason: 'As agreed' },
  })
  await payOn(withdrawn.page)
  expect(await withdrawn.standing()).toMatchObject({ state: 'withdrawn', sentBack: [{ state: 'waiting' }] })
  expect((await withdrawn.owner.call('GET /api/shop/plan')).plan).toBe('tailorEnterprise')
})
