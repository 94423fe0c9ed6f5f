import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrderBody } from '../orders/orders-for-tests.ts'
import { isGenuine, openWebhookKit, type WebhookKit } from './webhooks-for-tests.ts'

let hooks: WebhookKit
beforeAll(async () => {
  hooks = await openWebhookKit()
})
afterAll(() => hooks.close())
beforeEach(() => hooks.begin())

const typesHeard = () => hooks.listener.heard.map(({ body }) => JSON.parse(body).type)

describe('a webhook', () => {
  test('is told of what it asked for, with a signature that its secret proves', async () => {
    const { owner, shop, secret } = await hooks.aHook()
    const customer = await hooks.addCustomer(owner)
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    await owner.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { priority: 'high' } })
    await hooks.tell()
    expect(typesHeard().sort()).toEqual(['customer.added', 'order.taken'])
    const told = hooks.listener.heard.find(({ body }) => body.includes('order.taken'))
    expect(JSON.parse(told?.body ?? '{}')).toMatchObject({
      type: 'order.taken',
      shopId: shop.id,
      data: { orderId: order.id },
    })
    expect(told?.headers['darzi-event']).toBe('order.taken')
    expect(hooks.listener.heard.every((each) => isGenuine(each, secret))).toBe(true)
    expect(hooks.listener.heard.some((each) => isGenuine(each, `${secret}x`))).toBe(false)
    await hooks.tell()
    expect(hooks.listener.heard).toHaveLength(2)
  })

  test('is told nothing of what was taken back, nor of another shop', async () => {
    const { owner, shop, log } = await hooks.aHook()
    const other = await hooks.kit.aShopWithApi()
    await hooks.addCustomer(other.owner)
    const subject = { type: 'customer' as const, id: hooks.running.app.newId(), name: 'Nobody' }
    const undone = transact(
      hooks.running.app.database.pool,
      { side: 'job', shopId: shop.id },
      async ({ tx }) => {
        const event = {
          id: hooks.running.app.newId(),
          at: hooks.running.app.now(),
          kind: 'customers.added',
          subject,
        }
        await publishEvent(tx, { shopId: shop.id, memberId: null, name: null }, event)
        throw new Error('the write went wrong')
      },
    )
    await expect(undone).rejects.toThrow('went wrong')
    await hooks.tell()
    expect([hooks.listener.heard, await log()]).toEqual([[], []])
    await hooks.addCustomer(owner)
    await hooks.tell()
    expect(await log()).toMatchObject([
      { type: 'customer.added', state: 'delivered', tries: 1, answerCode: 200 },
    ])
  })

  test('has its secret told once, and its address checked before it is kept', async () => {
    const { owner, shop, secret, id, host } = await hooks.aHook()
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    const add = async (by: Visitor, url: string, given: object = {}) => {
      const body = { id: hooks.running.app.newId(), url, types: ['order.taken'], ...given }
      const { status, body: answer } = await by.try('POST /api/shop/webhooks', { body })
      return answer.code ?? status
    }
    const there = `https://${host}:${hooks.listener.port}/darzi`
    expect(await add(owner, there, { id })).toBe('apiAccess.toldOnce')
    expect(await add(owner, there)).toBe('webhooks.addressTaken')
    expect(await add(owner, there.replace('https', 'http'))).toBe('webhooks.addressNotHttps')
    hooks.names['metadata.example'] = '169.254.169.254'
    expect(await add(owner, 'https://metadata.example/')).toBe('webhooks.addressInside')
    expect(await add(owner, 'https://192.168.1.4/')).toBe('webhooks.addressInside')
    expect(await add(owner, there, { types: ['shop.sold'] })).toBe('request.invalid')
    expect(await add((await aShopAtWork(hooks.running.app)).owner, there)).toBe('apiAccess.planNeeded')
    const list = await owner.try('GET /api/shop/webhooks')
    expect(list.text).not.toContain(secret)
    await hooks.kit.setPlan(shop.id, 'tailorEnterprise')
    for (let more = 1; more < 10; more++) expect(await add(owner, `${there}/${more}`)).toBe(200)
    expect(await add(owner, `${there}/11`)).toBe('webhooks.tooMany')
  })

  test('is not called once its name stands for something inside', async () => {
    const { owner, host, log } = await hooks.aHook()
    hooks.names[host] = '10.0.0.5'
    await hooks.addCustomer(owner)
    await hooks.tell()
    expect(hooks.listener.heard).toEqual([])
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, failure: 'inside' }])
  })

  test('of a shop on a smaller plan is told nothing meanwhile, and all of it once the plan is back', async () => {
    const { owner, shop, state, log } = await hooks.aHook()
    await hooks.addCustomer(owner, 'Asha')
    await hooks.kit.setPlan(shop.id, 'tailorProfessional')
    await hooks.tell()
    await hooks.addCustomer(owner, 'Bina')
    await hooks.tell()
    expect([hooks.listener.heard.length, (await state())?.state]).toEqual([0, 'active'])
    expect(await log()).toMatchObject([
      { state: 'waiting', tries: 0 },
      { state: 'waiting', tries: 0 },
    ])
    await hooks.kit.setPlan(shop.id, 'tailorEnterprise')
    await hooks.tell()
    expect(hooks.listener.heard).toHaveLength(2)
    expect(await log()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })

  test('that was paused goes on only on a plan that has webhooks', async () => {
    const { owner, shop, of } = await hooks.aHook()
    const turn = (state: 'active' | 'paused') =>
      owner.try('PATCH /api/shop/webhooks/:id', { ...of, body: { state } })
    await turn('paused')
    await hooks.kit.setPlan(shop.id, 'tailorProfessional')
    expect((await turn('active')).body.code).toBe('apiAccess.planNeeded')
    await hooks.kit.setPlan(shop.id, 'tailorEnterprise')
    expect((await turn('active')).status).toBe(200)
  })

  test('that is paused is told nothing of what happens meanwhile, and one that is removed leaves no log', async () => {
    const { owner, of, log, id } = await hooks.aHook()
    await owner.call('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'paused' } })
    await hooks.addCustomer(owner)
    const test = await owner.try('POST /api/shop/webhooks/:id/test', of)
    expect(test.body.code).toBe('webhooks.notActive')
    await owner.call('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'active' } })
    await hooks.tell()
    expect([hooks.listener.heard, await log()]).toEqual([[], []])
    const { rows } = await owner.call('DELETE /api/shop/webhooks/:id', of)
    expect(rows.map((row) => row.id)).not.toContain(id)
    expect((await owner.try('GET /api/shop/webhooks/:id/deliveries', of)).status).toBe(404)
  })

  test('of a demo does not come to be: of the one all know, nor of a visitor’s own', async () => {
    const url = `https://demo.example:${hooks.listener.port}/`
    const body = () => ({ id: hooks.running.app.newId(), url, types: ['order.taken' as const] })
    const demo = await hooks.kit.aShopWithApi({ isDemo: true })
    expect((await demo.owner.try('POST /api/shop/webhooks', { body: body() })).body.code).toBe('demo.notHere')
    const { owner, shop } = await hooks.kit.aShopWithApi()
    await transact(hooks.running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      tx
        .updateTable('shops')
        .set({ demo_until: new Date(hooks.running.app.now().getTime() + 3600_000) })
        .where('id', '=', shop.id)
        .execute(),
    )
    expect((await owner.try('POST /api/shop/webhooks', { body: body() })).body.code).toBe('demo.notHere')
  })
})
