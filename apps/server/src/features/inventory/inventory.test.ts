/** Stock changes by movements alone: none goes below nothing, each unit fits, and two at once come one after the other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { newId } from '../../ids.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aStock as stockIn } from './stock-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const aStock = (said?: object) => stockIn(running.app, said)

describe('movements', () => {
  test('each kind changes what there is, and the list tells how it came to be', async () => {
    const { move, now, moved } = await aStock()
    await move('received', 10)
    await move('used', 2.5)
    await move('returned', 0.5)
    await move('wasted', 1)
    await move('counted', 25)
    expect((await now()).onHand).toBe(25)
    expect(await moved()).toEqual([
      'counted -2 → 25',
      'wasted -1 → 27',
      'returned 0.5 → 28',
      'used -2.5 → 27.5',
      'received 10 → 30',
      'counted 20 → 20',
    ])
  })

  test('more than there is is refused with what there is, and nothing moves', async () => {
    const { move, now, moved } = await aStock()
    const refused = await move('used', 20.001)
    expect([refused.status, refused.body.code]).toEqual([422, 'inventory.belowZero'])
    expect(refused.body.errors?.[0]?.field).toBe('quantity')
    expect(refused.body.detail).toContain('20 m')
    expect((await now()).onHand).toBe(20)
    expect(await moved()).toHaveLength(1)
  })

  test('five who use at once never take more than there is', async () => {
    const { move, now } = await aStock({ onHand: 10 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => move('used', 3)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await now()).onHand).toBe(1)
  })

  test('yards come into metres; pieces never do, and are whole', async () => {
    const { move, now, owner } = await aStock()
    await move('received', 10, { unit: 'yd' })
    expect((await now()).onHand).toBe(29.144)
    expect((await move('received', 3, { unit: 'pc' })).body.code).toBe('inventory.unitDoesNotFit')
    const half = await owner.try('POST /api/inventory/items', {
      body: { name: 'Buttons', category: 'accessory', unit: 'pc', onHand: 2.5 },
    })
    expect([half.status, half.body.code]).toEqual([422, 'inventory.notWhole'])
  })

  test('the same sending again moves once', async () => {
    const { move, now } = await aStock()
    const id = newId()
    await move('received', 4, { id })
    await move('received', 4, { id })
    expect((await now()).onHand).toBe(24)
  })

  test('a count made on another number than there is now is asked about again', async () => {
    const { move, now } = await aStock()
    await move('used', 3)
    const refused = await move('counted', 19, { onHand: 20 })
    expect([refused.status, refused.body.code]).toEqual([409, 'inventory.movedMeanwhile'])
    expect(refused.body.detail).toContain('17 m')
    await move('counted', 19, { onHand: 17 })
    expect((await now()).onHand).toBe(19)
  })

  test('a movement by hand is undone once, also by two at once', async () => {
    const { move, now, owner, moved } = await aStock()
    const { movementId } = (await move('used', 5)).body
    const undo = () => owner.try('POST /api/inventory/movements/:id/undo', { params: { id: movementId } })
    expect((await Promise.all([undo(), undo()])).map(({ status }) => status)).toEqual([200, 200])
    expect((await now()).onHand).toBe(20)
    expect(await moved()).toHaveLength(3)
  })

  test('what there is cannot be edited, not even by the application’s own database role', async () => {
    const { item, shop } = await aStock()
    const edit = transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      tx.updateTable('stock_items').set({ on_hand_milli: 1 }).where('id', '=', item.id).execute(),
    )
    await expect(edit).rejects.toThrow(/permission denied/)
  })
})

describe('items', () => {
  test('a stitcher sees the stock and no cost; the counter moves it and sees none either', async () => {
    const { owner, shop, of } = await aStock({ costMinor: 18_000 })
    expect((await owner.call('GET /api/inventory/items/:id', of)).costMinor).toBe(18_000)
    const { id: supplierId } = await owner.call('POST /api/suppliers', { body: { name: 'Gupta' } })
    await owner.call('PATCH /api/inventory/items/:id', { ...of, body: { supplierId } })
    const stitcher = await memberAtWork(running.app, shop.id, 'stitcher')
    const seen = await stitcher.call('GET /api/inventory')
    expect(seen.rows).toHaveLength(1)
    expect(seen.rows.map(({ costMinor, supplier }) => [costMinor, supplier])).toEqual([
      [undefined, undefined],
    ])
    const one = await stitcher.call('GET /api/inventory/items/:id', of)
    expect([one.costMinor, one.supplier]).toEqual([undefined, undefined])
    expect((await stitcher.try('GET /api/suppliers')).status).toBe(403)
    expect((await stitcher.call('GET /api/inventory/summary')).valueMinor).toBeUndefined()
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const edited = await counter.call('PATCH /api/inventory/items/:id', {
      ...of,
      body: { place: 'Rack 2', costMinor: 1 },
    })
    expect([edited.place, edited.costMinor]).toEqual(['Rack 2', undefined])
    expect(await owner.call('GET /api/inventory/items/:id', of)).toMatchObject({
      costMinor: 18_000,
      supplier: { name: 'Gupta' },
    })
    const added = await counter.call('POST /api/inventory/items', {
      body: { name: 'Lining', category: 'fabric', unit: 'm', costMinor: 5 },
    })
    const seenByOwner = await owner.call('GET /api/inventory/items/:id', { params: { id: added.id } })
    expect(seenByOwner.costMinor).toBeUndefined()
  })

  test('the list is searched, filtered and counted the same', async () => {
    const { owner } = await aStock()
    for (const [name, onHand] of [
      ['Black lining', 3],
      ['Brass buttons', 0],
    ] as const)
      await owner.call('POST /api/inventory/items', {
        body: {
          name,
          category: name.startsWith('Brass') ? 'accessory' : 'fabric',
          unit: 'm',
          onHand,
          lowAt: 4,
        },
      })
    const names = async (query: object) => {
      const rows = (await owner.call('GET /api/inventory', { query })).rows.map(({ name }) => name)
      expect((await owner.call('GET /api/inventory/count', { query })).count).toBe(rows.length)
      return rows
    }
    expect(await names({})).toEqual(['Black lining', 'Brass buttons', 'White poplin'])
    expect(await names({ q: 'linin' })).toEqual(['Black lining'])
    expect(await names({ stock: 'low' })).toEqual(['Black lining', 'Brass buttons'])
    expect(await names({ stock: 'none' })).toEqual(['Brass buttons'])
    expect(await names({ category: 'accessory' })).toEqual(['Brass buttons'])
    const first = await owner.call('GET /api/inventory', { query: { limit: 2 } })
    const second = await owner.call('GET /api/inventory', { query: { limit: 2, after: first.next } })
    expect(second.rows.map(({ name }) => name)).toEqual(['White poplin'])
    expect((await owner.call('GET /api/inventory/summary')).low).toBe(2)
  })

  test('a unit in which stock has moved stays; a barcode belongs to one item', async () => {
    const { owner, of } = await aStock({ barcode: '8901234' })
    const unit = await owner.try('PATCH /api/inventory/items/:id', { ...of, body: { unit: 'yd' } })
    expect([unit.status, unit.body.code]).toEqual([409, 'inventory.unitInUse'])
    const body = { name: 'Other', category: 'fabric', unit: 'm', barcode: '8901234' } as const
    expect((await owner.try('POST /api/inventory/items', { body })).body.code).toBe('inventory.barcodeTaken')
  })

  test('a file of items comes in once, names the rows it cannot read, and goes out as it came', async () => {
    const { owner } = await aStock()
    const text = [
      'Item name,Category,Unit,Qty,Low stock,Rate,Barcode,Colour',
      'Silk,Fabric,metres,"1,120.5",10,₹450.50,,red',
      'Zip 7",Accessories,pcs,५०,,,,',
      '=1+1,,m,,,,,',
      ',,m,5,,,,',
      'Thread,,kg,,,,,',
      'Tape,,m,much,,,,',
      'WHITE POPLIN,,m,1,,,,',
      'Voile,,m,"12,5",,,,',
      'Button,,pcs,5,2.5,,,',
    ].join('\n')
    const file = { bytes: Buffer.from(text), filename: 'stock.csv', type: 'text/csv' }
    const bring = (isTrial: 'true' | 'false') =>
      owner.call('POST /api/inventory/import', { body: { isTrial }, files: { file } })
    const trial = await bring('true')
    expect(trial).toMatchObject({ added: 3, known: 1 })
    expect(trial.refused.map(({ line, field }) => [line, field])).toEqual([
      [5, 'name'],
      [6, 'unit'],
      [7, 'onHand'],
      [9, 'onHand'],
      [10, 'lowAt'],
    ])
    expect((await owner.call('GET /api/inventory')).rows).toHaveLength(1)
    await bring('false')
    const again = await bring('false')
    expect([again.added, again.known]).toEqual([0, 4])
    const silk = (await owner.call('GET /api/inventory', { query: { q: 'silk' } })).rows[0]
    expect(silk).toMatchObject({ onHand: 1120.5, lowAt: 10, costMinor: 45_050, category: 'fabric' })
    const out = await owner.try('GET /api/inventory/export.csv')
    expect(out.text.split('\r\n')[0]).toContain('name,category,unit,onHand')
    expect(out.text).toContain('Silk,fabric,m,1120.5,10,450.5')
    expect(out.text).not.toMatch(/(^|,)=1/m)
  })
})
