/** What an accountant looks for on a bill, that numbers have no gaps, and that an issued bill stays as it was. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBillingShop, gst, vat } from './bills-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())
const aShop = (given?: Parameters<typeof aBillingShop>[1]) => aBillingShop(running.app, given)

describe('an Indian tax invoice', () => {
  test('names everything Rule 46 asks for', async () => {
    const { issue } = await aShop({ pieces: 2, totalMinor: 210_000 })
    const { body, status } = await issue({ buyer: { name: 'Asha Verma', address: 'Pune', state: '27' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'tax_invoice',
      supplier: { name: 'Noor Tailors', address: gst.address, taxNumber: gst.taxNumber, state: '27' },
      buyer: { name: 'Asha Verma', address: 'Pune', state: '27' },
      placeOfSupply: '27',
      taxableMinor: 200_000,
      taxMinor: 10_000,
      totalMinor: 210_000,
    })
    expect(body.number).toMatch(/^INV\/\d\d-\d\d\/0001$/)
    expect(body.number.length).toBeLessThanOrEqual(16)
    expect(body.taxes).toEqual([
      { kind: 'cgst', rateBp: 250, amountMinor: 5_000 },
      { kind: 'sgst', rateBp: 250, amountMinor: 5_000 },
    ])
    expect(body.lines[0]).toMatchObject({ code: '998822', quantity: 1, rateBp: 500, taxableMinor: 100_000 })
  })

  test('to another state it carries one tax', async () => {
    const { issue } = await aShop()
    const { body } = await issue({ buyer: { name: 'Asha', state: '03' } })
    expect([body.placeOfSupply, body.taxes.map(({ kind }) => kind)]).toEqual(['03', ['igst']])
  })

  test('each line has its own rate and code, as whoever issues says', async () => {
    const { issue } = await aShop({ pieces: 2, totalMinor: 236_000 })
    const { body } = await issue({
      lines: [
        { code: '998822', rateBp: 500 },
        { code: '620520', rateBp: 1_800 },
      ],
    })
    expect(body.lines.map(({ code, rateBp, taxableMinor }) => [code, rateBp, taxableMinor])).toEqual([
      ['998822', 500, 112_380],
      ['620520', 1_800, 100_000],
    ])
  })

  test('from ₹50,000 on it is refused without the buyer’s address and state', async () => {
    const { issue } = await aShop({ totalMinor: 5_000_000 })
    const refused = await issue()
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['buyer.address', 'buyer.state'],
    ])
    expect((await issue({ buyer: { name: 'Asha', address: 'Pune', state: '27' } })).status).toBe(200)
  })

  test('prices without their tax get it on top, and the rupee is made whole', async () => {
    const tax = { includesTax: false, rounding: 'whole', rateBp: 500 }
    const { issue } = await aShop({ tax, totalMinor: 99_999 })
    const { body } = await issue()
    expect([body.taxableMinor, body.taxMinor, body.roundOffMinor, body.totalMinor]).toEqual([
      99_999, 5_000, 1, 105_000,
    ])
  })
})

test('a wrong GSTIN, a registration of another country and the prefix of credit notes are refused', async () => {
  const { owner } = await aShop()
  const codes = async (said: object) =>
    (await owner.try('PUT /api/shop/tax', { body: { ...gst, version: 1, ...said } })).body.code
  expect(await codes({ taxNumber: '27AAACY5779P1ZC' })).toBe('bills.badGstin')
  expect(await codes({ regime: 'vat', taxNumber: vat.taxNumber })).toBe('bills.regimeElsewhere')
  expect(await codes({ prefix: 'CN' })).toBe('bills.badPrefix')
  expect(await codes({ version: 0 })).toBe('bills.changedMeanwhile')
})

test('under composition it is a bill of supply, without registration a plain bill: neither has a tax', async () => {
  for (const [regime, kind] of [
    ['composition', 'bill_of_supply'],
    ['none', 'plain'],
  ] as const) {
    const { issue } = await aShop({
      tax: { regime, taxNumber: regime === 'none' ? undefined : gst.taxNumber },
    })
    const { body } = await issue()
    expect([body.kind, body.taxes, body.taxMinor, body.totalMinor]).toEqual([kind, [], 0, 105_000])
  }
})

test('the Emirates: simplified up to AED 10,000 and for whoever is not registered, full above', async () => {
  const given = { tax: vat, country: 'AE' }
  const small = await (await aShop(given)).issue()
  expect(small.body).toMatchObject({ kind: 'vat_simplified', taxes: [{ kind: 'vat', amountMinor: 5_000 }] })
  const { issue } = await aShop({ ...given, totalMinor: 1_050_000 })
  const buyer = { name: 'Al Noor LLC', address: 'Deira, Dubai', taxNumber: '100987654300003' }
  expect((await issue({ buyer: { ...buyer, address: undefined } })).body.errors?.[0]?.field).toBe(
    'buyer.address',
  )
  expect((await issue({ buyer })).body).toMatchObject({ kind: 'vat_full', buyer, taxableMinor: 1_000_000 })
})

describe('numbers', () => {
  test('twelve at once get twelve numbers in a row, and a refused one leaves no gap', async () => {
    const { issue, order, owner } = await aShop()
    const orders = [await order(), await order(), await order(), await order(), await order(), await order()]
    const more = [await order(), await order(), await order(), await order(), await order(), await order()]
    const all = [...orders, ...more]
    const answers = await Promise.all([
      ...all.map(({ params }) => issue({}, params)),
      ...all.slice(0, 4).map(({ params }) => issue({ buyer: { name: '' } }, params)),
    ])
    const issued = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => Number(body.number.slice(-4)))
    expect(issued.sort((a, b) => a - b)).toEqual(all.map((_, at) => at + 1))
    const next = await order()
    expect((await issue({}, next.params)).body.number).toMatch(/0013$/)
    expect(await owner.call('GET /api/orders/:id/bills', { params: next.params })).toMatchObject({
      rows: [{ kind: 'tax_invoice' }],
    })
  })

  test('two who bill the same order at once make one bill, and the same sending again is the same bill', async () => {
    const { issue } = await aShop()
    const answers = await Promise.all([issue(), issue(), issue()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const first = answers.find(({ status }) => status === 200)
    expect((await issue({ id: first?.body.id })).body.number).toBe(first?.body.number)
  })
})

describe('an issued bill', () => {
  test('cannot be changed or taken away, by nobody who works through the program', async () => {
    const { shop, issue } = await aShop()
    const { body } = await issue()
    const inShop = (work: Parameters<typeof transact<unknown>>[2]) =>
      transact(running.app.database.pool, { side: 'job', shopId: shop.id }, work)
    await expect(
      inShop(({ tx }) => tx.updateTable('bills').set({ total_minor: 1 }).where('id', '=', body.id).execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(
      inShop(({ tx }) => tx.deleteFrom('bills').where('id', '=', body.id).execute()),
    ).rejects.toThrow(/permission denied/)
  })

  test('says what it said, whatever the shop and the customer are called since', async () => {
    const { owner, issue } = await aShop()
    const { body } = await issue()
    await owner.call('PUT /api/shop/tax', {
      body: { ...gst, address: 'Elsewhere', rateBp: 1_800, version: 1 },
    })
    expect(await owner.call('GET /api/bills/:id', { params: { id: body.id } })).toEqual(body)
  })

  test('is given back by a note of its own series, in parts to the last paisa, and then billed anew', async () => {
    const { issue, credit } = await aShop({ pieces: 2, totalMinor: 33_334 })
    const { body: bill } = await issue()
    const part = await credit(bill.id, { lines: [{ line: 0, amountMinor: 5_001 }] })
    expect(part.body).toMatchObject({
      kind: 'credit_note',
      credits: { number: bill.number },
      totalMinor: 5_001,
    })
    expect(part.body.number).toMatch(/^CN\/\d\d-\d\d\/0001$/)
    const above = await credit(bill.id, { lines: [{ line: 0, amountMinor: 11_667 }] })
    expect([above.status, above.body.code]).toEqual([422, 'bills.aboveLeft'])
    expect((await issue()).body.code).toBe('bills.standing')
    const rest = await credit(bill.id)
    expect(part.body.taxMinor + rest.body.taxMinor).toBe(bill.taxMinor)
    expect(part.body.totalMinor + rest.body.totalMinor).toBe(bill.totalMinor)
    expect((await credit(bill.id)).body.code).toBe('bills.nothingLeft')
    expect((await issue()).body.number).toMatch(/0002$/)
  })

  test('that was rounded down is never given back beyond what it came to', async () => {
    const { issue, credit, owner } = await aShop({
      tax: { includesTax: false, rounding: 'whole' },
      totalMinor: 74_990,
    })
    const { body: bill } = await issue()
    expect([bill.totalMinor, bill.roundOffMinor]).toEqual([78_700, -40])
    const above = await credit(bill.id, { lines: [{ line: 0, amountMinor: 78_720 }] })
    expect([above.status, above.body.errors?.[0]?.field]).toEqual([422, 'lines.0.amountMinor'])
    expect(above.body.detail).toContain('₹787')
    expect((await credit(bill.id, { lines: [{ line: 0, amountMinor: 78_690 }] })).status).toBe(200)
    expect((await credit(bill.id)).body).toMatchObject({ totalMinor: 10, roundOffMinor: -40 })
    const read = await owner.call('GET /api/bills/:id', { params: { id: bill.id } })
    expect([read.creditedMinor, read.can.credit]).toEqual([bill.totalMinor, false])
    expect((await credit(bill.id)).body.code).toBe('bills.nothingLeft')
  })
})

test('a note over exactly the sum of a bill that was rounded down gives back all its lines, and leaves no paise', async () => {
  const { issue, credit, owner, params } = await aShop({
    tax: { includesTax: false, rounding: 'whole' },
    totalMinor: 74_990,
  })
  const { body: bill } = await issue()
  const { body: note } = await credit(bill.id, { lines: [{ line: 0, amountMinor: 78_700 }] })
  expect(note).toMatchObject({ totalMinor: 78_700, roundOffMinor: -40, taxMinor: bill.taxMinor })
  const order = () => owner.call('GET /api/orders/:id', { params })
  expect(await order()).toMatchObject({ totalMinor: 74_990, taxMinor: 0, roundOffMinor: 0 })
  await issue()
  expect((await order()).totalMinor).toBe(78_700)
  expect((await owner.call('GET /api/orders/:id/bills', { params })).differsMinor).toBeUndefined()
})

describe('refused', () => {
  test('are a bill of nothing and one of an order nobody accepted yet', async () => {
    const { shop, issue, params } = await aShop()
    const set = (columns: object) =>
      transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
        tx.updateTable('orders').set(columns).where('id', '=', params.id).execute(),
      )
    await set({ discount_minor: 105_000, total_minor: 0 })
    const free = await issue()
    expect([free.status, free.body.code]).toEqual([422, 'bills.nothingToBill'])
    await set({ discount_minor: 0, total_minor: 105_000, state: 'pending' })
    const waiting = await issue()
    expect([waiting.status, waiting.body.code]).toEqual([409, 'bills.notApproved'])
    await set({ state: 'approved' })
    expect((await issue()).body.number).toMatch(/0001$/)
  })

  test('is an id that stands for another bill, or for other content', async () => {
    const { issue, order, credit } = await aShop()
    const { body: bill } = await issue()
    const other = await order()
    const reused = await issue({ id: bill.id }, other.params)
    expect([reused.status, reused.body.errors?.[0]?.field]).toEqual([400, 'id'])
    expect((await issue({ id: bill.id, buyer: { name: 'Meera' } })).body.code).toBe('request.keyReused')
    const id = running.app.newId()
    const note = (await credit(bill.id, { id })).body
    expect((await credit(bill.id, { id })).body.number).toBe(note.number)
    expect((await credit(bill.id, { id, reason: 'Another' })).body.code).toBe('request.keyReused')
    const { body: second } = await issue({}, other.params)
    expect((await credit(second.id, { id })).status).toBe(400)
    expect((await credit(second.id, { id: bill.id })).status).toBe(400)
  })
})

test('what is handed over after midnight at the shop was supplied on the shop’s day', async () => {
  const { shop, issue, params } = await aShop()
  const justAfterMidnight = new Date('2026-03-09T00:30:00+05:30')
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    tx.updateTable('orders').set({ delivered_at: justAfterMidnight }).where('id', '=', params.id).execute(),
  )
  expect((await issue()).body.suppliedOn).toBe('2026-03-09')
})

test('who sews sees no bill; the counter bills, and only a manager gives back', async () => {
  const { shop, issue, params } = await aShop()
  const { body } = await issue()
  const stitcher = await memberAtWork(running.app, shop.id, 'stitcher')
  expect((await stitcher.try('GET /api/bills/:id', { params: { id: body.id } })).status).toBe(403)
  expect((await stitcher.try('GET /api/orders/:id/bill-draft', { params })).status).toBe(403)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const noted = { params: { id: body.id }, body: { id: running.app.newId(), reason: 'No' } }
  expect((await counter.try('POST /api/bills/:id/credit-notes', noted)).status).toBe(403)
  expect((await counter.call('GET /api/bills/:id', { params: { id: body.id } })).can.credit).toBe(false)
})
