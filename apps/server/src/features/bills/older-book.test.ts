/** Books from before an order asked for what its bill asks for, and from before suppliers' phones were whole. */
import { afterEach, expect, test } from 'vitest'
import { id, openOldBook, shop } from '../payments/old-book-for-tests.ts'

let book: Awaited<ReturnType<typeof openOldBook>>
afterEach(() => book.close())

interface Billed {
  kind?: 'tax_invoice' | 'credit_note'
  of: number
  tax: number
  total?: number
  roundOff?: number
  includesTax?: boolean
}

const bill = (
  serial: number,
  { kind = 'tax_invoice', of, tax, total = 1000, roundOff = 0, includesTax = false }: Billed,
) =>
  book.client.query(
    `insert into bills (shop_id, id, kind, series, year, sequence, number, order_id, credits, issued_on, issued_at, currency,
       total_minor, tax_minor, content)
     values ($1, $2, $3, 'A', '25-26', $4::integer, 'A/' || $4::text, $5, $6, '2026-01-05', '2026-01-05', 'INR', $9, $7, $8)`,
    [
      shop,
      id(serial),
      kind,
      serial,
      id(of),
      kind === 'credit_note' ? id(serial - 1) : null,
      tax,
      { includesTax: String(includesTax), taxMinor: tax, roundOffMinor: roundOff },
      total,
    ],
  )

test('orders billed before ask for what their bills ask for: tax on top and rounding, less what credit notes gave back', async () => {
  book = await openOldBook('0145')
  for (const serial of [1, 2, 3, 4]) {
    await book.order(serial, { state: 'approved', paid: 0, kept: null })
    await book.client.query('update orders set approved_at = now() where id = $1', [id(serial)])
    await book.client.query(
      `insert into customers (shop_id, id, number, name, search_text, orders_count, spent_minor, created_at, updated_at)
       values ($1, $2, $3, 'Asha', 'asha', 1, 1000, now(), now())`,
      [shop, id(serial), serial],
    )
  }
  await bill(11, { of: 1, tax: 183, roundOff: -3 })
  await bill(12, { of: 2, tax: 48, includesTax: true })
  await bill(13, { of: 3, tax: 180 })
  await bill(14, { kind: 'credit_note', of: 3, tax: 90 })
  await book.bringUpToDate()
  const { rows } = await book.client.query(
    `select o.number, o.tax_minor::int as tax, o.round_off_minor::int as rounded, o.total_minor::int as total, c.spent_minor::int as spent
       from orders o join customers c on c.shop_id = o.shop_id and c.id = o.customer_id order by o.number`,
  )
  expect(rows).toEqual([
    { number: 1, tax: 183, rounded: -3, total: 1180, spent: 1180 },
    { number: 2, tax: 0, rounded: 0, total: 1000, spent: 1000 },
    { number: 3, tax: 90, rounded: 0, total: 1090, spent: 1090 },
    { number: 4, tax: 0, rounded: 0, total: 1000, spent: 1000 },
  ])
}, 120_000)

test('orders billed before know what is left of the bill they stand under, and refunds a gateway may have sent are not taken back', async () => {
  book = await openOldBook('0220')
  for (const serial of [1, 2, 3, 4]) await book.order(serial, { state: 'approved', paid: 0, kept: null })
  await bill(11, { of: 1, tax: 0 })
  await bill(12, { of: 2, tax: 0 })
  await bill(13, { kind: 'credit_note', of: 2, tax: 0, total: 300 })
  await bill(14, { of: 3, tax: 0 })
  await bill(15, { kind: 'credit_note', of: 3, tax: 0 })
  const states = ['waiting', 'done', 'refused']
  for (const [at, state] of states.entries())
    await book.client.query(
      `insert into gateway_refunds (shop_id, payment_id, online_id, state, created_at) values ($1, $2, $2, $3, now())`,
      [shop, id(21 + at), state],
    )
  await book.bringUpToDate()
  const { rows } = await book.client.query('select billed_minor::int as billed from orders order by number')
  expect(rows.map(({ billed }) => billed)).toEqual([1000, 700, null, null])
  const refunds = await book.client.query(
    'select asked_at is not null as asked from gateway_refunds order by payment_id',
  )
  expect(refunds.rows.map(({ asked }) => asked)).toEqual([true, true, false])
}, 120_000)

test('what was taken off while a bill put tax on top has that tax in it, and so has its reversal', async () => {
  book = await openOldBook('0245')
  for (const serial of [1, 2, 3]) await book.order(serial, { state: 'approved', paid: 0, kept: null })
  await bill(11, { of: 1, tax: 50 })
  await bill(12, { of: 2, tax: 50, includesTax: true })
  await bill(13, { of: 3, tax: 50 })
  await bill(14, { kind: 'credit_note', of: 3, tax: 50 })
  const off = { kind: 'write_off', amount: 0, off: 100 }
  for (const of of [1, 2, 3]) {
    await book.line(of, 20 + of, { ...off, at: '2026-01-04' })
    await book.line(of, 30 + of, { ...off, at: '2026-01-06' })
    for (const taken of [20, 30])
      await book.line(of, taken + 20 + of, {
        kind: 'reversal',
        amount: 0,
        off: -100,
        at: '2026-01-07',
        reverses: taken + of,
      })
  }
  await book.bringUpToDate()
  const { rows } = await book.client.query('select id from payments where off_has_tax order by id')
  expect(rows.map((row) => row.id)).toEqual([id(31), id(51)])
}, 120_000)

test('a supplier’s phone gets the code of the shop’s country where it reads as a mobile number, else it stays as typed', async () => {
  book = await openOldBook('0146')
  const phones = [
    '98140 12345',
    '0 98140-12346',
    '+91 98140 12347',
    '0161 2345678',
    'ask Bina',
    '971 50 1234567',
  ]
  for (const [serial, phone] of phones.entries())
    await book.client.query(
      `insert into suppliers (shop_id, id, name, phone, created_at) values ($1, $2, $3, $4, now())`,
      [shop, id(serial), `S${serial}`, phone],
    )
  await book.bringUpToDate()
  const { rows } = await book.client.query('select phone from suppliers order by name')
  expect(rows.map(({ phone }) => phone)).toEqual([
    '+919814012345',
    '+919814012346',
    '+919814012347',
    '0161 2345678',
    'ask Bina',
    '971 50 1234567',
  ])
}, 120_000)
