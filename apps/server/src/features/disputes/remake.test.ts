/** A remake that was agreed: asked for by its customer, made again or turned down by the shop; the operator comes in only after that. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

/** A delivered order with ten days for a remake, of which its customer asks for one. */
async function asked() {
  const { shop, owner } = await aShopAtWork(running.app)
  const account = await anAccount(running.app, { name: 'Meera Joshi' })
  const customer = await signedIn(running.app, account.id)
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, { state: 'delivered' })
  await asOwner(running.app, async (client) => {
    const now = running.app.now()
    await client.query(
      `insert into order_terms (shop_id, order_id, price_minor, advance_minor, trial_minor, remake_days, agreed_at)
         values ($1, $2, 150000, 0, 0, 10, $3)`,
      [shop.id, orderId, now],
    )
    await client.query('update orders set delivered_at = $1 where id = $2', [now, orderId])
  })
  await customer.call('POST /api/own/orders', { body: { token } })
  const of = { params: { id: orderId } }
  const raise = (kind: 'remake' | 'fit') =>
    customer.try('POST /api/own/orders/:id/dispute', { ...of, body: { kind, words: 'Sleeves too short' } })
  const { id } = (await raise('remake')).body
  const answer = (body: { remakes?: boolean }) =>
    owner.try('POST /api/shop/disputes/:id/answer', {
      params: { id },
      body: { words: 'Bring it on Monday', ...body },
    })
  const card = async () =>
    (await customer.call('GET /api/own/orders')).orders.find((order) => order.id === orderId)
  const own = () => customer.call('GET /api/own/orders/:id/dispute', of)
  /** Brought to the shop and handed over once more. */
  const handOver = () =>
    asOwner(running.app, (client) =>
      client.query('update orders set delivered_at = $1 where id = $2', [running.app.now(), orderId]),
    )
  return { shop, owner, account, customer, of, token, id, raise, answer, own, card, handOver }
}

test('the shop is asked, makes it again, and the customer is told; nobody decides it any more', async () => {
  const { shop, owner, account, of, id, raise, answer, own, card } = await asked()
  expect((await card())?.dispute).toEqual({
    kind: 'remake',
    state: 'raised',
    answerBy: (await own()).dispute?.answerBy,
  })
  expect((await lastMailTo(running.app, shop.owner.email)).subject).toContain('asks for a remake')
  const { rows: inbox } = await owner.call('GET /api/inbox')
  expect(inbox).toMatchObject([{ kind: 'dispute', params: { about: 'remake' } }])
  expect((await raise('fit')).body.code).toBe('disputes.openBefore')
  expect((await answer({})).body.errors).toMatchObject([{ field: 'remakes', code: 'required' }])
  expect((await answer({ remakes: true })).body).toMatchObject({ state: 'agreed', can: [] })
  const mail = await lastMailTo(running.app, account.email)
  expect(mail.text).toContain('It is made again, free of charge.')
  expect(mail.text).toContain('Bring it on Monday')
  expect((await answer({ remakes: false })).body.code).toBe('disputes.notFromHere')
  expect((await card())?.dispute).toMatchObject({ kind: 'remake', state: 'agreed' })
  expect((await own()).dispute).toMatchObject({ state: 'agreed', answer: 'Bring it on Monday', can: [] })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['disputes.remakeAsked', 'disputes.remakeAgreed']),
  )
  const operator = await operatorAtWork(running.app)
  const late = await operator.try('POST /api/admin/disputes/:id/decide', {
    params: { id },
    body: { outcome: 'nothing', words: 'No' },
  })
  expect(late.body.code).toBe('disputes.notFromHere')
})

test('turned down, a dispute is the next step, and the operator sees what was asked for before', async () => {
  const { account, answer, raise, own, owner } = await asked()
  expect((await answer({ remakes: false })).body.state).toBe('declined')
  expect((await lastMailTo(running.app, account.email)).text).toContain('It is not made again.')
  const next = await own()
  expect(next).toMatchObject({ dispute: { state: 'declined' }, canRaise: true })
  expect(next.remakeUntil).toBeUndefined()
  expect((await raise('remake')).body.code).toBe('disputes.noRemake')
  const { id } = (await raise('fit')).body
  expect((await owner.call('GET /api/shop/disputes')).rows).toMatchObject([{ id, kind: 'fit' }])
  const operator = await operatorAtWork(running.app)
  const { evidence } = await operator.call('GET /api/admin/disputes/:id', { params: { id } })
  expect(evidence.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['disputes.remakeAsked', 'disputes.remakeDeclined', 'disputes.raised']),
  )
})

test('agreed, it is not asked for again before the garment is handed over again', async () => {
  const { answer, raise, own, card, handOver } = await asked()
  expect((await card())?.remakeUntil).toBeUndefined()
  await answer({ remakes: true })
  const agreed = await own()
  expect(agreed).toMatchObject({ dispute: { state: 'agreed' }, canRaise: true })
  expect([agreed.remakeUntil, (await card())?.remakeUntil]).toEqual([undefined, undefined])
  expect((await raise('remake')).body.code).toBe('disputes.noRemake')
  running.pass({ hours: 1 })
  await handOver()
  expect((await own()).remakeUntil).toBeDefined()
  expect(await card()).toMatchObject({ remakeUntil: (await own()).remakeUntil })
  expect((await card())?.dispute).toBeUndefined()
  expect((await raise('remake')).body.state).toBe('raised')
})

test('a complaint decided before the hand-over hides no remake; one that is open still stands after it', async () => {
  const { id, customer, raise, card, handOver } = await asked()
  await customer.call('POST /api/disputes/:id/withdraw', { params: { id } })
  const { id: complaint } = (await raise('fit')).body
  running.pass({ hours: 73 })
  await handOver()
  expect((await card())?.dispute).toMatchObject({ kind: 'fit', state: 'raised', isUnanswered: true })
  const operator = await operatorAtWork(running.app)
  await operator.call('POST /api/admin/disputes/:id/decide', {
    params: { id: complaint },
    body: { outcome: 'nothing', words: 'It was on time' },
  })
  expect(await card()).toMatchObject({ dispute: { state: 'decided' }, remakeUntil: expect.any(String) })
  running.pass({ hours: 1 })
  await handOver()
  expect((await card())?.dispute).toBeUndefined()
  expect((await card())?.remakeUntil).toBeDefined()
})

test('who holds the same link does not see on the card what another account complained of', async () => {
  const { token, card } = await asked()
  const other = await signedIn(running.app, (await anAccount(running.app, { name: 'Ravi Joshi' })).id)
  await other.call('POST /api/own/orders', { body: { token } })
  expect((await card())?.dispute).toBeDefined()
  const { orders } = await other.call('GET /api/own/orders')
  expect(orders.map(({ dispute }) => dispute)).toEqual([undefined])
})

test('not answered in time, it can still be made again, but not be turned down: then the operator decides', async () => {
  const { owner, id, answer, card, own } = await asked()
  const operator = await operatorAtWork(running.app)
  const decide = () =>
    operator.try('POST /api/admin/disputes/:id/decide', {
      params: { id },
      body: { outcome: 'remake', words: 'It was promised' },
    })
  expect((await decide()).body.code).toBe('disputes.shopFirst')
  const unanswered = async () => [(await card())?.dispute?.isUnanswered, (await own()).dispute?.isUnanswered]
  expect(await unanswered()).toEqual([undefined, undefined])
  running.pass({ hours: 73 })
  expect(await unanswered()).toEqual([true, true])
  expect((await owner.call('GET /api/shop/disputes')).rows).toMatchObject([{ id, isUnanswered: true }])
  expect((await answer({ remakes: false })).body.code).toBe('disputes.tooLate')
  expect((await decide()).body).toMatchObject({ state: 'decided', outcome: 'remake' })
  expect(await unanswered()).toEqual([undefined, undefined])
  const other = await asked()
  running.pass({ hours: 73 })
  expect((await other.answer({ remakes: true })).body.state).toBe('agreed')
})
