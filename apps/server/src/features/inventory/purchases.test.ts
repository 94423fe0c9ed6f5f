/** What leads to movements: purchase orders, stocktakes, and pieces that are cut. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithCustomer, measureFor } from '../orders/orders-for-tests.ts'
import { aStock as stockIn } from './stock-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const aStock = (said?: object) => stockIn(running.app, said)

describe('purchase orders', () => {
  async function aPurchase() {
    const stock = await aStock({ costMinor: 15_000 })
    const { owner, item } = stock
    const supplier = await owner.call('POST /api/suppliers', {
      body: { name: 'Gupta Cloth House', email: `gupta-${newId()}@example.test`, phone: '98765 43210' },
    })
    const purchase = await owner.call('POST /api/purchases', {
      body: { supplierId: supplier.id, lines: [{ itemId: item.id, quantity: 30, costMinor: 16_000 }] },
    })
    const at = { params: { id: purchase.id } }
    const receive = (quantity: number, id?: string) =>
      owner.try('POST /api/purchases/:id/receipts', {
        ...at,
        body: { id, lines: [{ lineId: purchase.lines[0]?.id ?? '', quantity }] },
      })
    return { ...stock, supplier, purchase, at, receive }
  }

  test('one is mailed, received in parts, and its rest stays on order until it has come', async () => {
    const { owner, purchase, supplier, at, receive, now, moved } = await aPurchase()
    expect([purchase.number, purchase.state, purchase.totalMinor]).toEqual(['PO-001', 'draft', 480_000])
    const sent = await owner.call('POST /api/purchases/:id/send', { ...at, body: { way: 'mail' } })
    expect([sent.state, sent.can.edit]).toEqual(['sent', false])
    const mail = await lastMailTo(running.app, supplier.email ?? '')
    expect(mail.text).toContain('White poplin: 30 m')
    expect((await now()).onOrder).toBe(30)
    expect((await receive(12)).body.state).toBe('partly')
    expect(await now()).toMatchObject({ onHand: 32, onOrder: 18, costMinor: 16_000 })
    const above = await receive(18.5)
    expect([above.status, above.body.code]).toEqual([422, 'inventory.aboveOrdered'])
    const id = newId()
    expect((await receive(18, id)).body.state).toBe('received')
    expect((await receive(18, id)).status).toBe(200)
    const other = await owner.call('POST /api/purchases', {
      body: { supplierId: supplier.id, lines: [{ itemId: purchase.lines[0]?.item.id ?? '', quantity: 5 }] },
    })
    const elsewhere = await owner.try('POST /api/purchases/:id/receipts', {
      params: { id: other.id },
      body: { id, lines: [{ lineId: other.lines[0]?.id ?? '', quantity: 5 }] },
    })
    expect(elsewhere.body.code).toBe('request.keyReused')
    expect(await now()).toMatchObject({ onHand: 50, onOrder: 0 })
    expect((await moved())[0]).toBe('received 18 → 50')
  })

  test('a sent one is not changed, and one that was called off takes nothing more', async () => {
    const { owner, at, receive } = await aPurchase()
    await owner.call('POST /api/purchases/:id/send', { ...at, body: { way: 'whatsapp' } })
    const edit = await owner.try('PATCH /api/purchases/:id', { ...at, body: { notes: 'More' } })
    expect(edit.body.code).toBe('inventory.purchaseSent')
    await owner.call('POST /api/purchases/:id/cancel', at)
    expect((await receive(1)).body.code).toBe('inventory.purchaseClosed')
  })

  test('a supplier’s phone is kept with its country’s code, and without one nothing counts as sent by WhatsApp', async () => {
    const { owner, supplier, purchase, at } = await aPurchase()
    expect([supplier.phone, purchase.supplier.phone]).toEqual(['+919876543210', '+919876543210'])
    const edit = (body: object) =>
      owner.try('PATCH /api/suppliers/:id', { params: { id: supplier.id }, body })
    const wrong = await edit({ phone: 'Ask for Raju' })
    expect([wrong.status, wrong.body.errors?.[0]]).toMatchObject([
      422,
      { field: 'phone', code: 'customers.phoneInvalid' },
    ])
    expect((await edit({ notes: 'Closed on Tuesday' })).body.phone).toBe('+919876543210')
    expect((await edit({ phone: '' })).body.phone).toBeUndefined()
    const refused = await owner.try('POST /api/purchases/:id/send', { ...at, body: { way: 'whatsapp' } })
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'inventory.noPhone'])
    expect((await owner.call('GET /api/purchases/:id', at)).state).toBe('draft')
  })

  test('it is printed', async () => {
    const { owner, at } = await aPurchase()
    const paper = await owner.try('GET /api/purchases/:id/paper', at)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.bytes.subarray(0, 4).toString()).toBe('%PDF')
  })
})

describe('stocktake', () => {
  async function counting() {
    const stock = await aStock()
    const stocktake = await stock.owner.call('POST /api/stocktakes', { body: {} })
    const colleague = await memberAtWork(running.app, stock.shop.id, 'counter')
    const count = (visitor: Visitor, counted: number, more: object = {}) =>
      visitor.try('PUT /api/stocktakes/:id/counts/:itemId', {
        params: { id: stocktake.id, itemId: stock.item.id },
        body: { counted, ...more },
      })
    const finish = () => stock.owner.call('POST /api/stocktakes/:id/finish', { params: { id: stocktake.id } })
    return { ...stock, stocktake, colleague, count, finish }
  }

  test('two who count one item: the later is told the number, and adds theirs or corrects it', async () => {
    const { owner, colleague, count, finish, now } = await counting()
    await count(owner, 8)
    const refused = await count(colleague, 11)
    expect([refused.status, refused.body.code]).toEqual([409, 'inventory.countedMeanwhile'])
    expect(refused.body.detail).toContain('8 m')
    await count(colleague, 11, { adds: true })
    await finish()
    expect((await now()).onHand).toBe(19)
  })

  test('what moves while it is counted is not lost, and finishing twice books once', async () => {
    const { owner, count, move, finish, now, moved } = await counting()
    await count(owner, 18)
    await move('used', 4)
    await finish()
    await finish()
    expect((await now()).onHand).toBe(14)
    expect(await moved()).toEqual(['counted -2 → 14', 'used -4 → 16', 'counted 20 → 20'])
  })

  test('a colleague who begins one joins the one that is open; one that ended takes no count', async () => {
    const { colleague, stocktake, owner, count } = await counting()
    expect((await colleague.call('POST /api/stocktakes', { body: {} })).id).toBe(stocktake.id)
    await owner.call('POST /api/stocktakes/:id/cancel', { params: { id: stocktake.id } })
    expect((await count(owner, 1)).body.code).toBe('inventory.stocktakeEnded')
  })
})

describe('cloth of a piece', () => {
  const [cutting, sewing] = [2, 3]

  async function aPiece(onHand: number) {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    await measureFor(owner, personId, ['shirt'])
    const pieces = [{ personId, garment: 'shirt', priceMinor: 50_000 }]
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
    const item = await owner.call('POST /api/inventory/items', {
      body: { name: 'Poplin', category: 'fabric', unit: 'm', onHand },
    })
    const pieceId = order.pieces[0]?.id ?? ''
    const choose = (quantity: number) =>
      owner.try('PUT /api/orders/:id/pieces/:pieceId/stock', {
        params: { id: order.id, pieceId },
        body: { stock: { itemId: item.id, quantity } },
      })
    const step = (from: number, stage: number) =>
      owner.try('POST /api/workshop/pieces/:id/move', { params: { id: pieceId }, body: { from, stage } })
    const left = async () =>
      (await owner.call('GET /api/inventory/items/:id', { params: { id: item.id } })).onHand
    const read = () => owner.call('GET /api/orders/:id', { params: { id: order.id } })
    return { owner, order, choose, step, left, read, item }
  }

  test('it is taken when the piece is cut, comes back when that is undone, and is named by the piece', async () => {
    const { owner, order, choose, step, left, read, item } = await aPiece(10)
    expect((await choose(2.25)).status).toBe(200)
    await step(0, cutting)
    expect(await left()).toBe(10)
    await step(cutting, sewing)
    expect(await left()).toBe(7.75)
    const cut = await read()
    expect(cut.pieces[0]?.stock).toMatchObject({ name: 'Poplin', quantity: 2.25, isTaken: true })
    const [movement] = (
      await owner.call('GET /api/inventory/items/:id/movements', { params: { id: item.id } })
    ).rows
    expect(movement).toMatchObject({ kind: 'used', piece: { orderId: order.id, tag: 'ORD-001-1/1' } })
    expect((await choose(1)).body.code).toBe('inventory.clothTaken')
    await owner.call('POST /api/orders/:id/undo', {
      params: { id: order.id },
      body: { stepId: cut.undo?.stepId ?? '' },
    })
    expect(await left()).toBe(10)
    expect((await read()).pieces[0]?.stock?.isTaken).toBe(false)
  })

  test('cut a second time, nothing more is taken, and undoing that gives nothing back: it was cut the first time', async () => {
    const { owner, order, choose, step, left, read } = await aPiece(10)
    await choose(2.25)
    await step(0, cutting)
    await step(cutting, sewing)
    running.pass({ minutes: 1 })
    expect((await step(sewing, cutting)).status).toBe(200)
    running.pass({ minutes: 1 })
    await step(cutting, sewing)
    expect(await left()).toBe(7.75)
    await owner.call('POST /api/orders/:id/undo', {
      params: { id: order.id },
      body: { stepId: (await read()).undo?.stepId ?? '' },
    })
    expect((await read()).pieces[0]?.stage).toBe(cutting)
    expect(await left()).toBe(7.75)
  })

  test('named only after the piece was cut, it is taken at once', async () => {
    const { choose, step, left, read } = await aPiece(10)
    await step(0, cutting)
    await step(cutting, sewing)
    expect((await choose(11)).body.code).toBe('inventory.belowZero')
    expect((await read()).pieces[0]?.stock).toBeUndefined()
    expect((await choose(2)).status).toBe(200)
    expect(await left()).toBe(8)
    expect((await read()).pieces[0]?.stock).toMatchObject({ quantity: 2, isTaken: true })
  })

  test('a piece is not cut from cloth that is not there, and stays where it was', async () => {
    const { choose, step, read } = await aPiece(2)
    await choose(2.5)
    await step(0, cutting)
    const refused = await step(cutting, sewing)
    expect([refused.status, refused.body.code]).toEqual([422, 'inventory.belowZero'])
    expect((await read()).pieces[0]?.stage).toBe(cutting)
  })
})
