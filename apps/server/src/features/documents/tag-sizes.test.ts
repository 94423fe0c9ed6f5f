import { garmentType } from '@darzi/tailoring/garments/catalogue.ts'
import type { MeasurementSnapshot, SnapshotValue } from '@darzi/tailoring/orders/piece.ts'
import { toMm } from '@darzi/tailoring/units/length.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrder } from '../payments/order-for-tests.ts'
import { paperWords } from './paper-words.ts'
import { tagsPaper } from './tags-paper.ts'

const address = 'https://darzi.example.test'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** 40 mm at twelve dots a millimetre. */
const codeDots = 480

const inches = (field: string, count: number, name?: string): SnapshotValue => ({
  field,
  name,
  typed: `${count}`,
  unit: 'in',
  mm: toMm(count, 'in'),
})
const ofAShirt = [inches('chest', 38), inches('neck', 15), inches('sleeve_length', 24), inches('yoke', 17)]
const ofTheLegs = [inches('inseam', 30), inches('rise', 11), inches('thigh', 22)]
const ofTheShop = inches('0198a1a0-0000-7000-8000-00000000000a', 5, 'Kali')

async function aShirt(values: SnapshotValue[], fields: string[] = [], isSent = false) {
  const { shop, owner } = await aShopAtWork(running.app)
  const snapshot: MeasurementSnapshot = {
    recordId: running.app.newId(),
    version: 1,
    takenAt: '2026-02-27T10:00:00Z',
    isSent,
    profile: 'body',
    unit: 'in',
    values: values.sort((one, other) => (one.field < other.field ? -1 : 1)), // as the book reads them
    fields,
    needed: [],
  }
  const { params } = await anOrder(running.app, { shopId: shop.id, owner }, { snapshot })
  const print = async () => {
    const { bytes } = await owner.try('GET /api/orders/:id/tags', { params, query: { format: 'png' } })
    const { width, height } = await sharp(bytes).metadata()
    // The code at the foot is each piece's own.
    const words = sharp(bytes).extract({ left: 0, top: 0, width, height: height - codeDots })
    return { bytes: (await words.png().toBuffer()).toString('base64'), height }
  }
  const tag = async () => {
    const order = await owner.call('GET /api/orders/:id', { params })
    const size = { timeZone: 'Asia/Kolkata', size: '80' } as const
    return tagsPaper({ order, ...size, address }, () => paperWords('en')).pieces[0]
  }
  return { owner, print, tag }
}

const names = (rows: readonly { label: string }[] = []) => rows.map(({ label }) => label)

describe('the sizes on a tag', () => {
  const shirt = garmentType('shirt')
  if (!shirt) throw new Error('a catalogue without shirts')
  const byAShirt = shirt.fields.map(({ field }) => field)

  test('are those the garment is cut by, in its own order; after them what the shop measures besides, and no legs on a shirt', async () => {
    const { tag } = await aShirt([...ofAShirt, ...ofTheLegs, ofTheShop], byAShirt)
    const { values, others } = (await tag()) ?? {}
    expect(names(values)).toEqual(['Neck', 'Chest (bust)', 'Sleeve length', 'Yoke depth'])
    expect(names(others)).toEqual(['Kali'])
  })

  test('hold a field of the shop’s own at its place when the garment has it', async () => {
    const { tag } = await aShirt([...ofAShirt, ofTheShop], [ofTheShop.field, ...byAShirt])
    const { values, others } = (await tag()) ?? {}
    expect([names(values)[0], others]).toEqual(['Kali', []])
  })

  test.each([
    ['of a garment without fields, or of one the shop does not know', []],
    ['of a garment none of whose fields was measured', ['kandura_length']],
  ])('are all of the record %s', async (_, fields) => {
    const { tag } = await aShirt([...ofTheLegs, ofTheShop], fields)
    const { values, others } = (await tag()) ?? {}
    expect([names(values).sort(), others]).toEqual([['Inseam', 'Kali', 'Rise', 'Thigh'], []])
  })

  test('are printed without the legs a record of a shirt holds besides, and with them where the shirt is cut by them', async () => {
    const sizes = [...ofAShirt, ...ofTheLegs]
    const [bare, whole] = [await aShirt(ofAShirt, byAShirt), await aShirt(sizes, byAShirt)]
    const printed = await whole.print()
    expect(printed.bytes).toBe((await bare.print()).bytes)
    const long = await aShirt(sizes, [...byAShirt, ...ofTheLegs.map(({ field }) => field)])
    expect((await long.print()).height).toBeGreaterThan(printed.height)
  })

  test.each([
    ['from photos', { from: 'photo' }, false, 'From photos, not checked by tape: measure before cutting.'],
    [
      'guessed from the build',
      { from: 'build' },
      false,
      'From photos, not checked by tape: measure before cutting.',
    ],
    ['sent by the customer', {}, true, 'Sent by the customer, not checked by tape: measure before cutting.'],
    ['of the shop’s tape', {}, false, null],
  ] as const)('say it where one of them is %s', async (_, source, isSent, warning) => {
    const [chest, ...rest] = ofAShirt
    if (!chest) throw new Error('a shirt has a chest')
    const { tag } = await aShirt(
      [{ ...chest, ...source }, ...rest, { ...ofTheShop, from: 'photo' }],
      byAShirt,
      isSent,
    )
    expect((await tag())?.warning).toBe(warning)
  })

  test('have the ± of what no tape of the shop read', async () => {
    const { tag } = await aShirt([{ ...inches('chest', 38), plusMinusMm: 14, from: 'photo' }], byAShirt)
    expect((await tag())?.values).toEqual([{ label: 'Chest (bust)', value: '38 ± ½' }])
  })

  test('stay as they were frozen, whatever the shop measures for the garment later', async () => {
    const { owner, print } = await aShirt([...ofAShirt, ...ofTheLegs], byAShirt)
    const before = await print()
    const fields = ofTheLegs.map(({ field }) => ({ field, isNeeded: true }))
    await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { fields } })
    expect(await print()).toEqual(before)
  })
})
