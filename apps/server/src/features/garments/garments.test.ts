import { garmentCatalogue } from '@darzi/tailoring/garments/catalogue.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { garmentOf } from './garment-of.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const shirt = { params: { key: 'shirt' } }
const list = async (visitor: Visitor) => (await visitor.call('GET /api/shop/garments')).garments
const one = async (visitor: Visitor, key: string) => (await list(visitor)).find((each) => each.key === key)

describe('the garments of a shop', () => {
  test('are the whole catalogue until it changes something', async () => {
    const { owner } = await aShopAtWork(running.app)
    const garments = await list(owner)
    expect(garments.map(({ key }) => key)).toEqual(garmentCatalogue.map(({ key }) => key))
    expect(garments.every(({ version, isActive, isOwn }) => version === 0 && isActive && !isOwn)).toBe(true)
  })

  test('keep a change of one type for this shop alone', async () => {
    const { shop, owner } = await aShopAtWork(running.app)
    const { owner: stranger } = await aShopAtWork(running.app)
    const changed = await owner.call('PATCH /api/shop/garments/:key', {
      ...shirt,
      body: { priceMinor: 120_000, leadDays: 4, name: ' Formal   shirt ' },
    })
    expect(changed).toMatchObject({ priceMinor: 120_000, leadDays: 4, name: 'Formal shirt', isOwn: false })
    expect(await one(owner, 'shirt')).toEqual(changed)
    expect(await one(stranger, 'shirt')).toMatchObject({ version: 0 })
    const asked = await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      garmentOf(tx, 'shirt'),
    )
    expect(asked).toEqual(changed)
  })

  test('show a cutter what is sewn, and no prices', async () => {
    const { shop, owner } = await aShopAtWork(running.app)
    const addOns = [{ key: 'embroidery', priceMinor: 5_000 }]
    await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { priceMinor: 120_000, addOns } })
    const seen = await one(await memberAtWork(running.app, shop.id, 'cutter'), 'shirt')
    expect(seen?.stages.length).toBeGreaterThan(1)
    expect([seen?.priceMinor, seen?.addOns]).toEqual([undefined, []])
  })

  test('lose the price when it is taken away, and the own name when it is left blank', async () => {
    const { owner } = await aShopAtWork(running.app)
    await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { priceMinor: 500, name: 'Kameez' } })
    await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { priceMinor: null, name: ' ' } })
    const after = await one(owner, 'shirt')
    expect([after?.priceMinor, after?.name]).toEqual([undefined, undefined])
  })
})

describe('a change', () => {
  test('made from a stale version is refused, and the newer one stays', async () => {
    const { owner } = await aShopAtWork(running.app)
    const first = await owner.call('PATCH /api/shop/garments/:key', {
      ...shirt,
      body: { leadDays: 9, version: 0 },
    })
    const refused = await owner.try('PATCH /api/shop/garments/:key', {
      ...shirt,
      body: { leadDays: 2, version: 0 },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'garments.changedMeanwhile'])
    expect(await one(owner, 'shirt')).toEqual(first)
  })

  test('by two at once from the same version is one change and one refusal', async () => {
    const { owner } = await aShopAtWork(running.app)
    const answers = await Promise.all(
      [3, 5, 8].map((leadDays) =>
        owner.try('PATCH /api/shop/garments/:key', { ...shirt, body: { leadDays, version: 0 } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('that changes nothing leaves the type untouched', async () => {
    const { owner } = await aShopAtWork(running.app)
    const before = await one(owner, 'shirt')
    const same = { leadDays: before?.leadDays, styles: before?.styles, version: 0 }
    expect((await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: same })).version).toBe(0)
  })

  test('of a type nobody knows is not there', async () => {
    const { owner } = await aShopAtWork(running.app)
    const request = { params: { key: 'space_suit' } }
    expect((await owner.try('PATCH /api/shop/garments/:key', { ...request, body: {} })).status).toBe(404)
    expect((await owner.try('POST /api/shop/garments/:key/reset', request)).status).toBe(404)
  })

  test.each([
    ['a price of zero', { priceMinor: 0 }, 'priceMinor'],
    ['more lead days than a year', { leadDays: 366 }, 'leadDays'],
    ['a style of its own without a name', styled({ key: 'mine' }), 'styles.0.options.0.name'],
    ['two options of one key', styled({ key: 'point' }, { key: 'point' }), 'styles.0.options.1.key'],
    [
      'two stages of one key',
      { stages: [{ key: 'received' }, { key: 'sewing' }, { key: 'sewing' }] },
      'stages.2.key',
    ],
    ['a stage without a name', { stages: [{ key: 'received' }, { key: 'own', name: ' ' }] }, 'stages.1.name'],
    ['one stage only', { stages: [{ key: 'received' }] }, 'stages'],
    ['an add-on below nothing', { addOns: [{ key: 'piping', priceMinor: -1 }] }, 'addOns.0.priceMinor'],
    ['cloth that ends before it begins', { cloth: [{ widthCm: 110, fromM: 3, toM: 2 }] }, 'cloth.0.toM'],
    [
      'cloth for a style that is not offered',
      { cloth: [{ widthCm: 110, fromM: 2, toM: 3, when: 'sleeve.none' }] },
      'cloth.0.when',
    ],
    ['a field twice', { fields: [asked('chest'), asked('chest')] }, 'fields.1.field'],
    ['a field that does not exist', { fields: [asked('tail_length')] }, 'fields.0.field'],
  ])('with %s is refused at its field, and nothing is stored', async (_what, body, field) => {
    const { owner } = await aShopAtWork(running.app)
    const refused = await owner.try('PATCH /api/shop/garments/:key', { ...shirt, body })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.body.errors?.map((error) => error.field)).toEqual([field])
    expect((await one(owner, 'shirt'))?.version).toBe(0)
  })
})

describe('putting back', () => {
  test('gives the catalogue’s type again, also when asked twice', async () => {
    const { owner } = await aShopAtWork(running.app)
    const before = await one(owner, 'shirt')
    await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { leadDays: 30, isActive: false } })
    expect(await owner.call('POST /api/shop/garments/:key/reset', shirt)).toEqual(before)
    expect(await owner.call('POST /api/shop/garments/:key/reset', shirt)).toEqual(before)
  })

  test('and changing anew never makes a version that an older screen still holds', async () => {
    const { owner } = await aShopAtWork(running.app)
    const old = await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { leadDays: 30 } })
    await owner.call('POST /api/shop/garments/:key/reset', shirt)
    await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { leadDays: 20 } })
    const refused = await owner.try('PATCH /api/shop/garments/:key', {
      ...shirt,
      body: { leadDays: 31, version: old.version },
    })
    expect(refused.status).toBe(409)
  })
})

describe('a type of the shop’s own', () => {
  test('begins as a copy, and sent twice is one', async () => {
    const { owner } = await aShopAtWork(running.app)
    const body = { id: running.app.newId(), name: 'Pathani suit', copyOf: 'shirt', leadDays: 12 }
    const added = await owner.call('POST /api/shop/garments', { body })
    expect(await owner.call('POST /api/shop/garments', { body })).toEqual(added)
    const model = await one(owner, 'shirt')
    expect(added).toMatchObject({ isOwn: true, name: 'Pathani suit', leadDays: 12, fields: model?.fields })
    expect((await list(owner)).filter(({ isOwn }) => isOwn)).toEqual([added])
  })

  test('may begin with nothing but a name and the usual stages', async () => {
    const { owner } = await aShopAtWork(running.app)
    const added = await owner.call('POST /api/shop/garments', { body: { name: 'ਫੁਲਕਾਰੀ' } })
    expect(added).toMatchObject({ name: 'ਫੁਲਕਾਰੀ', fields: [], styles: [], isActive: true })
    expect(added.stages).toHaveLength(6)
  })

  test('is put away and taken up again, and the shop’s timeline says so', async () => {
    const { owner } = await aShopAtWork(running.app)
    const { key } = await owner.call('POST /api/shop/garments', { body: { name: 'Cape' } })
    const request = { params: { key } }
    await owner.call('PATCH /api/shop/garments/:key', { ...request, body: { isActive: false } })
    expect((await one(owner, key))?.isActive).toBe(false)
    await owner.call('PATCH /api/shop/garments/:key', { ...request, body: { isActive: true } })
    const { latest = [] } = await owner.call('GET /api/today')
    expect(latest.slice(0, 3).map(({ kind, params: values }) => [kind, values.name])).toEqual([
      ['garments.takenUp', 'Cape'] as const,
      ['garments.putAway', 'Cape'] as const,
      ['garments.added', 'Cape'],
    ])
  })

  test('has nothing to go back to, and keeps a name', async () => {
    const { owner } = await aShopAtWork(running.app)
    const { key } = await owner.call('POST /api/shop/garments', { body: { name: 'Cape' } })
    const reset = await owner.try('POST /api/shop/garments/:key/reset', { params: { key } })
    expect([reset.status, reset.body.code]).toEqual([409, 'garments.isOwn'])
    const blank = await owner.try('PATCH /api/shop/garments/:key', { params: { key }, body: { name: ' ' } })
    expect(blank.body.errors).toMatchObject([{ field: 'name' }])
  })

  test('cannot copy what is not there', async () => {
    const { owner } = await aShopAtWork(running.app)
    const refused = await owner.try('POST /api/shop/garments', { body: { name: 'Cape', copyOf: 'sail' } })
    expect(refused.body.errors).toMatchObject([{ field: 'copyOf' }])
    const blank = await owner.try('POST /api/shop/garments', { body: { name: '\u200e' } })
    expect(blank.body.errors).toMatchObject([{ field: 'name' }])
  })
})

function styled(...options: { key: string; name?: string }[]) {
  return { styles: [{ key: 'collar', options }] }
}

function asked(field: string) {
  return { field, isNeeded: true }
}
