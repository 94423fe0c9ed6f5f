/** What the clock does to plans: owners are told, months follow, and what nobody pays for ends. */
import { describe, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { plansOfDay } from '../../work/job-work.ts'
import { openPlans } from './plans-for-tests.ts'

const { running, gateways, kit } = openPlans()

test('owners hear a week and a day before the trial ends, once each', async () => {
  const { shop, owner } = await kit.aTrialShop(6)
  const count = async () => (await kit.mailsTo(shop.owner.email)).length
  await plansOfDay(running.app)
  await plansOfDay(running.app)
  expect(await count()).toBe(1)
  expect((await kit.mailsTo(shop.owner.email))[0]).toMatchObject({ template: 'trialEnding' })
  await kit.setTrial(shop.id, 0.9)
  await plansOfDay(running.app)
  await plansOfDay(running.app)
  expect(await count()).toBe(2)
  expect((await owner.call('GET /api/shop/plan')).invoices).toEqual([])
})

test('the chosen plan begins on the day the trial ends, with one invoice', async () => {
  const { shop, owner } = await kit.aTrialShop(5)
  await kit.choose(owner, 'tailorBasic')
  await kit.setTrial(shop.id, -2)
  await plansOfDay(running.app)
  await plansOfDay(running.app)
  expect(await owner.call('GET /api/shop/plan')).toMatchObject({
    plan: 'tailorBasic',
    period: { from: kit.inDays(-2) },
    invoices: [{ totalMinor: 249_900 }],
  })
})

test('a month follows the last; the plan that was to follow takes its place and asks nothing more', async () => {
  const { shop, owner } = await kit.aTrialShop()
  await kit.choose(owner, 'tailorBasic')
  await kit.setTerms(shop.id, { period_from: kit.inDays(-31), period_until: kit.inDays(0) })
  await plansOfDay(running.app)
  const renewed = await owner.call('GET /api/shop/plan')
  expect([renewed.period?.from, renewed.invoices.length]).toEqual([kit.inDays(0), 2])
  await kit.choose(owner, 'tailorFree')
  await kit.setTerms(shop.id, { period_from: kit.inDays(-31), period_until: kit.inDays(0) })
  await plansOfDay(running.app)
  await plansOfDay(running.app)
  const free = await owner.call('GET /api/shop/plan')
  expect([free.plan, free.period, free.invoices.length]).toEqual(['tailorFree', undefined, 2])
})

test('what nobody paid for ends after its last day, and begins again when the money comes', async () => {
  const { shop, owner } = await kit.aTrialShop()
  const { body } = await kit.choose(owner, 'tailorBasic')
  await kit.setDue(shop.id, kit.inDays(0))
  await plansOfDay(running.app)
  expect((await owner.call('GET /api/shop/plan')).plan).toBe('tailorBasic')
  await kit.setDue(shop.id, kit.inDays(-1))
  await plansOfDay(running.app)
  const lapsed = await owner.call('GET /api/shop/plan')
  expect([lapsed.plan, lapsed.period]).toEqual(['tailorFree', undefined])
  expect((await kit.choose(owner, 'tailorBasic')).body.code).toBe('plans.unpaid')
  const of = { params: { id: body.invoices[0]?.id ?? '' } }
  await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
  gateways.lastHeld().state = 'paid'
  expect(await owner.call('POST /api/shop/plan/invoices/:id/look', of)).toMatchObject({
    plan: 'tailorBasic',
    period: { from: kit.inDays(0) },
  })
})

describe('an upgrade nobody paid for', () => {
  /** Basic is paid for the month, and Professional was chosen a week ago. */
  async function upgraded() {
    const { shop, owner } = await kit.aTrialShop()
    await kit.choose(owner, 'tailorBasic')
    await kit.payAll(shop.id)
    const period = { from: kit.inDays(-10), until: kit.inDays(20) }
    await kit.setTerms(shop.id, { period_from: period.from, period_until: period.until })
    const { body } = await kit.choose(owner, 'tailorProfessional')
    const invoice = { params: { id: body.invoices.find(({ state }) => state === 'open')?.id ?? '' } }
    await kit.setDue(shop.id, kit.inDays(-1))
    return { shop, owner, period, invoice, plan: () => owner.call('GET /api/shop/plan') }
  }

  test('leaves the month that was paid for, and paid late runs for the days left of it', async () => {
    const { shop, owner, period, invoice, plan } = await upgraded()
    await plansOfDay(running.app)
    expect(await plan()).toMatchObject({ plan: 'tailorBasic', period })
    const [mail] = (await kit.mailsTo(shop.owner.email)).slice(-1)
    expect(mail).toMatchObject({ template: 'upgradeLapsed', params: { plan: 'tailorBasic' } })
    expect((await kit.choose(owner, 'tailorProfessional')).body.code).toBe('plans.unpaid')
    await owner.call('POST /api/shop/plan/invoices/:id/pay', invoice)
    gateways.lastHeld().state = 'paid'
    expect(await owner.call('POST /api/shop/plan/invoices/:id/look', invoice)).toMatchObject({
      plan: 'tailorProfessional',
      period,
    })
  })

  test('asks for nothing once its days are over', async () => {
    const { owner, invoice, plan } = await upgraded()
    await plansOfDay(running.app)
    running.pass({ days: 20 })
    const late = await owner.try('POST /api/shop/plan/invoices/:id/pay', invoice)
    await plansOfDay(running.app)
    const { invoices } = await plan()
    running.pass({ days: -20 })
    expect(late.body.code).toBe('plans.withdrawn')
    expect(invoices.find(({ id }) => id === invoice.params.id)?.state).toBe('withdrawn')
  })
})

test('with the plan every other open invoice ends, so that each can be paid late', async () => {
  const { shop, owner } = await kit.aTrialShop()
  await kit.choose(owner, 'tailorBasic')
  await kit.payAll(shop.id)
  await kit.setTerms(shop.id, { period_from: kit.inDays(-27), period_until: kit.inDays(3) })
  await kit.choose(owner, 'tailorProfessional')
  await kit.setTerms(shop.id, { period_from: kit.inDays(-30), period_until: kit.inDays(0) })
  await plansOfDay(running.app)
  const [month, upgrade] = (await owner.call('GET /api/shop/plan')).invoices
  expect([month?.plan, month?.state, upgrade?.state]).toEqual(['tailorProfessional', 'open', 'open'])
  await kit.setDue(shop.id, kit.inDays(-1), upgrade?.id)
  await kit.setTerms(shop.id, { period_from: kit.inDays(-31), period_until: kit.inDays(-1) })
  await plansOfDay(running.app)
  expect((await owner.call('GET /api/shop/plan')).plan).toBe('tailorFree')
  const of = { params: { id: month?.id ?? '' } }
  await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
  gateways.lastHeld().state = 'paid'
  expect(await owner.call('POST /api/shop/plan/invoices/:id/look', of)).toMatchObject({
    plan: 'tailorProfessional',
    period: { from: kit.inDays(0) },
  })
})

test('a plan given by hand withdraws what is open: its due day ends nothing, and it cannot be paid', async () => {
  const operator = await operatorAtWork(running.app)
  const { shop, owner } = await kit.aTrialShop()
  const { body } = await kit.choose(owner, 'tailorBasic')
  const invoice = { id: shop.id, invoiceId: body.invoices[0]?.id ?? '' }
  await operator.call('POST /api/admin/shops/:id/plan', {
    params: { id: shop.id },
    body: { plan: 'tailorEnterprise', reason: 'As agreed' },
  })
  await kit.setDue(shop.id, kit.inDays(-1))
  await plansOfDay(running.app)
  expect(await owner.call('GET /api/shop/plan')).toMatchObject({
    plan: 'tailorEnterprise',
    period: body.period,
    invoices: [{ state: 'withdrawn', isOverdue: false }],
  })
  const paid = await operator.try('POST /api/admin/shops/:id/invoices/:invoiceId/paid', {
    params: invoice,
    body: { reason: 'By bank' },
  })
  expect(paid.body.code).toBe('plans.withdrawn')
  expect((await kit.choose(owner, 'tailorFree')).status).toBe(200)
})

test('an invoice paid while the clock looks ends nothing', async () => {
  const { shop, owner } = await kit.aTrialShop()
  const { body } = await kit.choose(owner, 'tailorBasic')
  await kit.setDue(shop.id, kit.inDays(-1))
  const of = { params: { id: body.invoices[0]?.id ?? '' } }
  await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
  gateways.lastHeld().state = 'paid'
  await Promise.all([owner.call('POST /api/shop/plan/invoices/:id/look', of), plansOfDay(running.app)])
  expect(await owner.call('GET /api/shop/plan')).toMatchObject({
    plan: 'tailorBasic',
    period: { from: kit.inDays(0) },
    invoices: [{ state: 'paid' }],
  })
})
