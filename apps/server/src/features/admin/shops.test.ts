/** What operators see of shops and do to them, and what they say to everybody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, operatorAtWork } from '../../testing/an-operator.ts'
import { aShopAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { plansFor } from '../plans/plans-for-tests.ts'

let running: TestApp
let operator: Visitor
let kit: ReturnType<typeof plansFor>
beforeAll(async () => {
  running = await openTestApp()
  operator = await operatorAtWork(running.app)
  kit = plansFor(running)
})
afterAll(() => running.close())

let serial = 0
const aName = () => `Listed ${++serial} ${running.app.newId().slice(-8)}`
const find = async (query: object) =>
  (await operator.call('GET /api/admin/shops', { query })).rows.map(({ id }) => id)
const read = (id: string) => operator.call('GET /api/admin/shops/:id', { params: { id } })
const because = (id: string, reason = 'Three complaints') => ({ params: { id }, body: { reason } })

describe('shops are found', () => {
  test('by name, town, phone and the owner’s e-mail, and narrowed by kind, plan and state', async () => {
    const name = aName()
    const email = `owner-${running.app.newId()}@example.test`
    const { shop, owner } = await aShopAtWork(running.app, { name, owner: { email } })
    await owner.call('PATCH /api/shop', { body: { phone: '98765 00123' } })
    await owner.call('PATCH /api/shop/profile', { body: { city: `Nagar ${shop.id.slice(-6)}` } })
    for (const q of [name.toUpperCase(), `nagar ${shop.id.slice(-6)}`, `${email} 00123`])
      expect(await find({ q }), q).toEqual([shop.id])
    expect(await find({ q: name, kind: 'tailor', plan: 'tailorFree', state: 'working' })).toEqual([shop.id])
    for (const other of [
      { kind: 'house' },
      { plan: 'tailorBasic' },
      { state: 'suspended' },
      { state: 'demo' },
    ])
      expect(await find({ q: name, ...other })).toEqual([])
    expect(await find({ q: '100%' })).toEqual([])
  })

  test('a page at a time, each once, however they are sorted', async () => {
    const name = aName()
    const made = []
    for (const letter of ['c', 'a', 'b'])
      made.push((await aShopAtWork(running.app, { name: `${name} ${letter}` })).shop.id)
    const [c, a, b] = made
    for (const [sort, wanted] of [
      ['newest', [b, a, c]],
      ['name', [a, b, c]],
    ] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const query = { q: name, sort, limit: 2, ...(after ? { after } : {}) }
        const { rows, next } = await operator.call('GET /api/admin/shops', { query })
        seen.push(...rows.map(({ id }) => id))
        after = next
      } while (after)
      expect(seen).toEqual(wanted)
    }
  })

  test('by operators with a second factor alone, and nothing of their customers is told', async () => {
    const { shop, owner } = await aShopAtWork(running.app, { name: aName() })
    await owner.call('POST /api/customers', { body: { name: 'Zubeida Secret', phone: '98111 22333' } })
    const page = await operator.try('GET /api/admin/shops/:id', { params: { id: shop.id } })
    expect(page.body).toMatchObject({ members: 1, disputes: { open: 0, all: 0 }, plan: 'tailorFree' })
    expect(page.body.lastActiveAt).toBeDefined()
    expect(page.text).not.toContain('Zubeida')
    const without = await signedIn(
      running.app,
      (await anOperator(running.app, { hasSecondFactor: false })).id,
    )
    for (const answer of [
      await without.try('GET /api/admin/shops'),
      await without.try('POST /api/admin/shops/:id/suspend', because(shop.id)),
      await without.try('POST /api/admin/shops/:id/plan', {
        params: { id: shop.id },
        body: { plan: 'tailorBasic', reason: 'x' },
      }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'access.secondFactorFirst'])
    expect((await read(shop.id)).suspended).toBeUndefined()
  })
})

describe('a suspension', () => {
  test('needs a reason, is told to the owner by mail, and is lifted once', async () => {
    const email = `owner-${running.app.newId()}@example.test`
    const { shop, owner } = await aShopAtWork(running.app, { name: aName(), owner: { email } })
    expect((await operator.try('POST /api/admin/shops/:id/suspend', because(shop.id, ' '))).status).toBe(400)
    expect(await operator.call('POST /api/admin/shops/:id/suspend', because(shop.id))).toMatchObject({
      state: 'suspended',
      suspended: { reason: 'Three complaints' },
      acts: [{ kind: 'suspended', reason: 'Three complaints', by: 'Olga Operator' }],
    })
    expect((await lastMailTo(running.app, email)).text).toContain('Three complaints')
    expect((await operator.try('POST /api/admin/shops/:id/suspend', because(shop.id))).body.code).toBe(
      'admin.suspendedBefore',
    )
    const { shop: told } = await owner.call('GET /api/session')
    expect(told).toMatchObject({ suspended: { reason: 'Three complaints' } })
    expect((await owner.try('GET /api/orders')).body.code).toBe('access.shopSuspended')
    await operator.call('POST /api/admin/shops/:id/lift', because(shop.id, 'Sorted out'))
    expect((await operator.try('POST /api/admin/shops/:id/lift', because(shop.id))).body.code).toBe(
      'admin.notSuspended',
    )
    expect((await owner.try('GET /api/orders')).status).toBe(200)
    const lines = (await operator.call('GET /api/admin/audit', { query: { what: 'shops/:id/suspend' } })).rows
    expect(lines.find(({ subject }) => subject === shop.id)?.account?.name).toBe('Olga Operator')
  })

  test('of two at once one stands', async () => {
    const other = await operatorAtWork(running.app)
    const { shop } = await aShopAtWork(running.app, { name: aName() })
    const statuses = await Promise.all(
      [operator, other].map(
        async (by) => (await by.try('POST /api/admin/shops/:id/suspend', because(shop.id))).status,
      ),
    )
    expect(statuses.sort()).toEqual([200, 409])
  })
})

describe('a plan', () => {
  test('is changed by hand without an invoice, and only to one of the shop’s kind', async () => {
    const { shop, owner } = await kit.aTrialShop()
    const put = (plan: string) =>
      operator.try('POST /api/admin/shops/:id/plan', {
        params: { id: shop.id },
        body: { plan, reason: 'As agreed' },
      })
    expect((await put('tailorEnterprise')).body).toMatchObject({
      plan: 'tailorEnterprise',
      invoices: [],
      acts: [{ kind: 'planChanged', subject: 'tailorEnterprise' }],
    })
    const own = await owner.call('GET /api/shop/plan')
    expect(own).toMatchObject({ plan: 'tailorEnterprise', period: { from: kit.inDays(0) } })
    expect((await put('tailorEnterprise')).body.code).toBe('plans.same')
    expect((await put('houseBasic')).body.code).toBe('plans.otherKind')
  })

  test('’s invoice is marked as paid once', async () => {
    const { shop, owner } = await kit.aTrialShop()
    await kit.choose(owner, 'tailorBasic')
    const [invoice] = (await read(shop.id)).invoices
    expect(invoice).toMatchObject({ state: 'open', totalMinor: 249_900 })
    const mark = () =>
      operator.try('POST /api/admin/shops/:id/invoices/:invoiceId/paid', {
        params: { id: shop.id, invoiceId: invoice?.id ?? '' },
        body: { reason: 'By bank' },
      })
    expect((await mark()).body).toMatchObject({
      invoices: [{ state: 'paid' }],
      acts: [{ kind: 'invoicePaid', subject: invoice?.number, reason: 'By bank' }],
    })
    expect((await mark()).body.code).toBe('plans.paid')
    expect((await owner.call('GET /api/shop/plan')).invoices).toMatchObject([{ state: 'paid' }])
    const stranger = await kit.aTrialShop()
    const elsewhere = {
      params: { id: stranger.shop.id, invoiceId: invoice?.id ?? '' },
      body: { reason: 'x' },
    }
    expect((await operator.try('POST /api/admin/shops/:id/invoices/:invoiceId/paid', elsewhere)).status).toBe(
      404,
    )
  })
})

test('a banner is told to everybody while it holds, in three languages, and ends when it is said', async () => {
  const own = await openTestApp({ PORT: '0' }, { works: false })
  try {
    const by = await operatorAtWork(own.app)
    const at = (minutes: number) => new Date(own.app.now().getTime() + minutes * 60_000).toISOString()
    const words = { en: 'Back at nine', hi: 'नौ बजे फिर', pa: 'ਨੌਂ ਵਜੇ ਫਿਰ' }
    const seen = async () => (await new Visitor(own.app).call('GET /api/banner')).banner?.words
    const add = (beginsAt: string, endsAt: string) =>
      by.try('POST /api/admin/banners', { body: { words, beginsAt, endsAt } })
    expect((await add(at(10), at(5))).body.code).toBe('admin.bannerTimes')
    expect((await add(at(-10), at(-5))).body.code).toBe('admin.bannerTimes')
    await add(at(10), at(70))
    expect(await seen()).toBeUndefined()
    own.pass({ minutes: 11 })
    expect(await seen()).toEqual(words)
    const [banner] = (await by.call('GET /api/admin/banners')).rows
    await by.call('POST /api/admin/banners/:id/end', { params: { id: banner?.id ?? '' } })
    expect(await seen()).toBeUndefined()
    await add(at(-1), at(10))
    own.pass({ minutes: 11 })
    expect(await seen()).toBeUndefined()
    const { owner } = await aShopAtWork(own.app)
    expect(
      (await owner.try('POST /api/admin/banners', { body: { words, beginsAt: at(0), endsAt: at(5) } }))
        .status,
    ).toBe(403)
  } finally {
    await own.close()
  }
})
