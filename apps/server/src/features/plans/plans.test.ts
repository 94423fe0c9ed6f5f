/** Plans: chosen at registration and later, billed by days, paid once, and never deleting anything. */
import { describe, expect, test } from 'vitest'
import { razorpayEvent, razorpayLink } from '../../adapters/gateways/gateways-for-tests.ts'
import { transact } from '../../db/transact.ts'
import { aPassword, memberAtWork, signedIn } from '../../testing/builders.ts'
import { Visitor } from '../../testing/visitor.ts'
import { openPlans } from './plans-for-tests.ts'

const { running, gateways, kit } = openPlans()

describe('at registration', () => {
  const register = (body: object) =>
    new Visitor(running.app).try('POST /api/register', {
      body: {
        email: `${running.app.newId()}@example.test`,
        password: aPassword,
        name: 'Meher Gill',
        role: 'tailor',
        ...body,
      },
    })

  test('a house is opened with the plan that was chosen, which counts once the trial is over', async () => {
    const { status, body } = await register({ shopKind: 'house', plan: 'houseBasic', shopName: 'Meher' })
    expect(status).toBe(200)
    const owner = await signedIn(running.app, body.user.id)
    expect((await owner.call('GET /api/session')).shop).toMatchObject({ kind: 'house', name: 'Meher' })
    expect(await owner.call('GET /api/shop/plan')).toMatchObject({
      kind: 'house',
      plan: 'houseBasic',
      trialEndsOn: expect.any(String),
      invoices: [],
    })
  })

  test.each([
    [{ shopKind: 'tailor', plan: 'houseBasic' }, 422],
    [{ shopKind: 'house', plan: 'tailorBasic' }, 422],
    [{ shopKind: 'tailor', plan: 'customerFree' }, 400],
    [{ shopKind: 'temple' }, 400],
    [{ role: 'admin' }, 400],
  ])('%j is refused', async (body, status) => {
    expect((await register(body)).status).toBe(status)
  })
})

describe('who', () => {
  test.each(['counter', 'cutter', 'stitcher'] as const)(
    'a %s neither sees nor chooses the plan',
    async (role) => {
      const { shop } = await kit.aTrialShop()
      const member = await memberAtWork(running.app, shop.id, role)
      expect((await member.try('GET /api/shop/plan')).status).toBe(403)
      expect((await kit.choose(member, 'tailorBasic')).status).toBe(403)
    },
  )

  test('a manager sees it and the owner alone chooses', async () => {
    const { shop } = await kit.aTrialShop()
    const manager = await memberAtWork(running.app, shop.id, 'manager')
    expect((await manager.try('GET /api/shop/plan')).status).toBe(200)
    expect((await kit.choose(manager, 'tailorBasic')).status).toBe(403)
  })
})

describe('choosing', () => {
  test('a paid plan begins today with an invoice; the same answer again writes no second', async () => {
    const { owner } = await kit.aTrialShop()
    const { body } = await kit.choose(owner, 'tailorBasic', 249_900)
    expect(body).toMatchObject({ plan: 'tailorBasic', period: { from: kit.inDays(0) } })
    expect(body.invoices).toMatchObject([
      {
        totalMinor: 249_900,
        state: 'open',
        dueOn: kit.inDays(7),
        number: expect.stringMatching(/^DZ\/\d{4}\/\d{6}$/),
      },
    ])
    expect((await kit.choose(owner, 'tailorBasic')).body.code).toBe('plans.same')
    expect((await owner.call('GET /api/shop/plan')).invoices).toHaveLength(1)
  })

  test('what was told must be what it costs', async () => {
    const { owner } = await kit.aTrialShop()
    expect((await kit.choose(owner, 'tailorBasic', 1)).body.code).toBe('plans.changedMeanwhile')
    expect((await kit.choose(owner, 'houseBasic')).body.code).toBe('plans.otherKind')
  })

  test('during the trial it waits for the end, and costs nothing yet', async () => {
    const { owner } = await kit.aTrialShop(10)
    const { body } = await kit.choose(owner, 'tailorEnterprise')
    expect(body).toMatchObject({ plan: 'tailorEnterprise', trialEndsOn: kit.inDays(10), invoices: [] })
  })

  test('a dearer plan waits until the open invoice is paid; a cheaper one follows the month and can be taken back', async () => {
    const { owner } = await kit.aTrialShop()
    await kit.choose(owner, 'tailorBasic')
    expect((await kit.choose(owner, 'tailorProfessional')).body.code).toBe('plans.unpaid')
    const { body } = await kit.choose(owner, 'tailorFree')
    expect(body).toMatchObject({ plan: 'tailorBasic', nextPlan: 'tailorFree' })
    const kept = await kit.choose(owner, 'tailorBasic')
    expect([kept.status, kept.body.nextPlan]).toEqual([200, undefined])
  })

  test('in the middle of a month a dearer plan costs the days left less those paid for, and a cheaper one nothing, to the coin', async () => {
    const { shop, owner } = await kit.aTrialShop()
    await kit.choose(owner, 'tailorBasic')
    await kit.payAll(shop.id)
    // 31 days of which 10 are over: of 6,999 rupees 21 days are left, and of the 2,499 that were paid.
    const month = { from: kit.inDays(-10), until: kit.inDays(21) }
    await kit.setTerms(shop.id, { period_from: month.from, period_until: month.until })
    const rest = 699_900 - Math.round((699_900 * 10) / 31)
    const credit = 249_900 - Math.round((249_900 * 10) / 31)
    expect([rest, credit, rest - credit]).toEqual([474_126, 169_287, 304_839])
    const told = (await owner.call('GET /api/shop/plan')).options.find(
      ({ plan }) => plan === 'tailorProfessional',
    )
    expect(told?.change).toMatchObject({ when: 'now', totalMinor: 304_839 })
    const dearer = await kit.choose(owner, 'tailorProfessional', 304_839)
    expect(dearer.body).toMatchObject({ plan: 'tailorProfessional', period: month })
    const days = { from: kit.inDays(0), until: month.until }
    expect(dearer.body.invoices.find(({ state }) => state === 'open')).toMatchObject({
      totalMinor: 304_839,
      currency: 'INR',
      lines: [
        { meaning: 'rest', plan: 'tailorProfessional', ...days, minor: 474_126 },
        { meaning: 'credit', plan: 'tailorBasic', ...days, minor: -169_287 },
      ],
    })

    const cheaper = await kit.choose(owner, 'tailorBasic', 0)
    expect(cheaper.body).toMatchObject({
      plan: 'tailorProfessional',
      nextPlan: 'tailorBasic',
      period: month,
    })
    expect(cheaper.body.invoices).toHaveLength(2)
  })

  test('numbers of invoices run on across shops, without a gap', async () => {
    const numbers: number[] = []
    for (const _ of [1, 2, 3]) {
      const { owner } = await kit.aTrialShop()
      const { body } = await kit.choose(owner, 'tailorBasic')
      numbers.push(Number(body.invoices[0]?.number.split('/')[2]))
    }
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2])
  })
})

describe('limits', () => {
  const customers = (shopId: string, count: number) =>
    transact(running.app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
      await tx
        .insertInto('shop_counters')
        .values({ shop_id: shopId, name: 'customers', last: count })
        .execute()
      await tx
        .insertInto('customers')
        .values(
          Array.from({ length: count }, (_, index) => ({
            shop_id: shopId,
            id: running.app.newId(),
            number: 1 + index,
            name: `Asha ${index}`,
            search_text: 'asha',
            created_at: running.app.now(),
            updated_at: running.app.now(),
          })),
        )
        .execute()
    })
  const add = (owner: Visitor) => owner.try('POST /api/customers', { body: { name: 'Bina' } })

  test('what is over a smaller plan is said before, stays, and new ones are refused with the plan to move to', async () => {
    const { shop, owner } = await kit.aTrialShop()
    await customers(shop.id, 12)
    const told = await owner.call('GET /api/shop/plan')
    expect(told.options.find(({ plan }) => plan === 'tailorFree')?.over).toEqual({ customers: 2 })
    const refused = await add(owner)
    expect([refused.status, refused.body.params]).toEqual([
      403,
      { limit: 10, plan: 'tailorFree', moveTo: 'tailorBasic' },
    ])
    expect(refused.body.detail).toContain('Basic')
    await kit.choose(owner, 'tailorBasic')
    expect((await add(owner)).status).toBe(200)
    expect((await owner.call('GET /api/shop/plan')).use.customers).toBe(13)
  })
})

describe('paying an invoice', () => {
  async function anInvoice() {
    const { shop, owner } = await kit.aTrialShop()
    const { body } = await kit.choose(owner, 'tailorBasic')
    const [invoice] = body.invoices
    return { shop, owner, of: { params: { id: invoice?.id ?? '' } } }
  }
  const paidEvent = (held = gateways.lastHeld()) =>
    razorpayEvent('payment_link.paid', {
      payment_link: { entity: razorpayLink({ ...held, state: 'paid' }) },
      payment: { entity: { id: `pay_${held.id}`, method: 'upi' } },
    })
  const send = async ({ body, headers }: { body: string; headers: object }) =>
    (
      await running.app.fastify.inject({
        method: 'POST',
        url: '/api/webhooks/razorpay',
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).json<{ isApplied?: boolean; code?: string }>()

  test('opens one page, and the gateway’s event pays it once', async () => {
    const { owner, of } = await anInvoice()
    const { url } = await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
    expect((await owner.call('POST /api/shop/plan/invoices/:id/pay', of)).url).toBe(url)
    expect(await send(paidEvent())).toEqual({ isApplied: true })
    expect(await send(paidEvent())).toEqual({ isApplied: false })
    expect((await owner.call('GET /api/shop/plan')).invoices).toMatchObject([{ state: 'paid' }])
    expect((await owner.try('POST /api/shop/plan/invoices/:id/pay', of)).body.code).toBe('plans.paid')
    expect((await kit.choose(owner, 'tailorProfessional')).status).toBe(200)
  })

  test('another amount than was asked for is refused', async () => {
    const { owner, of } = await anInvoice()
    await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
    const answer = await send(paidEvent({ ...gateways.lastHeld(), amountMinor: 100 }))
    expect(answer.code).toBe('payments.eventMismatch')
    expect((await owner.call('GET /api/shop/plan')).invoices).toMatchObject([{ state: 'open' }])
  })

  test('coming back asks the gateway when no event has come', async () => {
    const { owner, of } = await anInvoice()
    await owner.call('POST /api/shop/plan/invoices/:id/pay', of)
    gateways.lastHeld().state = 'paid'
    const { invoices } = await owner.call('POST /api/shop/plan/invoices/:id/look', of)
    expect(invoices).toMatchObject([{ state: 'paid' }])
  })

  test('an invoice of another shop is not there, and prints as PDF for its own', async () => {
    const { owner, of } = await anInvoice()
    const { owner: stranger } = await kit.aTrialShop()
    for (const route of ['pay', 'look'] as const)
      expect((await stranger.try(`POST /api/shop/plan/invoices/:id/${route}`, of)).status).toBe(404)
    expect((await stranger.try('GET /api/shop/plan/invoices/:id/paper', of)).status).toBe(404)
    for (const language of ['en', 'hi', 'pa']) {
      const paper = await owner.try('GET /api/shop/plan/invoices/:id/paper', of, {
        'accept-language': language,
      })
      expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
  })
})
