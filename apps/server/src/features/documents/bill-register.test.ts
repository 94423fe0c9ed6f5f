/** The register an accountant files by: a line for each rate, credit notes against the bills, each tax by its name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBillingShop, gst } from '../bills/bills-for-tests.ts'
import { dayIn } from '../shops/api.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const today = () => dayIn('Asia/Kolkata', running.app.now())

async function aShop() {
  const shop = await aBillingShop(running.app, { pieces: 2 })
  const paper = (name: 'billRegister', query: object) =>
    shop.owner.try('GET /api/papers/:paper', { params: { paper: name }, query })
  return { ...shop, paper }
}

test('the register of bills has a line for each rate, and credit notes count against the bills', async () => {
  const { paper, issue, credit, order } = await aShop()
  const lines = [
    { code: '998822', rateBp: 500 },
    { code: '620520', rateBp: 1_800 },
  ]
  const { body: bill } = await issue({ lines })
  const other = await order()
  const { body: outside } = await issue({ buyer: { name: 'Gurpreet', state: '03' } }, other.params)
  const { body: note } = await credit(bill.id, { lines: [{ line: 0, amountMinor: 10_500 }] })
  const { text } = await paper('billRegister', { from: today(), to: today(), format: 'csv' })
  const rows = text.split('\r\n').map((line) => line.split(','))
  const of = (number: string) => rows.filter((row) => row[1] === number).map((row) => row.slice(7).join(' '))
  expect(of(bill.number)).toEqual([
    '5% 500.00 12.50 12.50 0.00 0.00 525.00',
    '18% 444.92 40.04 40.04 0.00 0.00 525.00',
  ])
  expect(of(outside.number)).toEqual(['5% 1000.00 0.00 0.00 50.00 0.00 1050.00'])
  expect(of(note.number)).toEqual(['5% -100.00 -2.50 -2.50 0.00 0.00 -105.00'])
  const sums = (label: string) => rows.filter(([first]) => first === label).at(-1)?.[1]
  expect([sums('Taxable value'), sums('CGST'), sums('SGST'), sums('IGST'), sums('Total')]).toEqual([
    '1844.92',
    '50.04',
    '50.04',
    '50.00',
    '1995.00',
  ])
  const elsewhen = await paper('billRegister', { from: '2020-01-01', to: '2020-01-31', format: 'csv' })
  expect(elsewhen.text).not.toContain(bill.number)
  expect((await paper('billRegister', { from: today(), format: 'pdf' })).status).toBe(200)
})

test('the register of a shop in a union territory says UTGST, in its columns and its sums', async () => {
  const { paper, issue, owner } = await aShop()
  const body = { ...gst, taxNumber: '04AAACY5779P1ZJ', state: '04', version: 1 }
  await owner.call('PUT /api/shop/tax', { body })
  const { body: bill } = await issue()
  expect(bill.taxes.map(({ kind }) => kind)).toEqual(['cgst', 'utgst'])
  const { text } = await paper('billRegister', { from: today(), to: today(), format: 'csv' })
  expect(text).toContain('CGST,UTGST,IGST')
  expect(text).toMatch(/\r\nCGST,25.00\r\nUTGST,25.00\r\nIGST,0.00\r\n/)
})
