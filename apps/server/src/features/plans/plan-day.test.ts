/** What the clock does to plans: owners are told, months follow, and what nobody pays for ends. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalGateways } from '../../adapters/gateways/gateways-for-tests.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { plansOfDay } from '../../work/job-work.ts'
import { plansFor } from './plans-for-tests.ts'

let running: TestApp
let gateways: Awaited<ReturnType<typeof openLocalGateways>>
let kit: ReturnType<typeof plansFor>
beforeAll(async () => {
  gateways = await openLocalGateways()
  running = await openTestApp(gateways.settings, { works: false })
  kit = plansFor(running)
})
afterAll(async () => {
  await running.close()
  await gateways.close()
})

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
