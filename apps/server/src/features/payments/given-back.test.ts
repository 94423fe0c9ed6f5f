import { afterEach, expect, test } from 'vitest'
import { id, openOldBook } from './old-book-for-tests.ts'

let book: Awaited<ReturnType<typeof openOldBook>>
afterEach(() => book.close())

test('a book of before keeps every sum: what was given back of kept money is told from what was taken off the price', async () => {
  book = await openOldBook('0030')
  // 800 paid, 100 given back as a gesture, called off and kept, 200 of that given back later.
  await book.order(1, { state: 'cancelled', paid: 500, off: 300, kept: 800 })
  await book.line(1, 11, { kind: 'payment', amount: 800, at: '2026-01-02' })
  await book.line(1, 12, { kind: 'refund', amount: -100, off: 100, at: '2026-01-03', reverses: 11 })
  await book.calledOff(1, 13, '2026-01-04')
  await book.line(1, 14, { kind: 'refund', amount: -200, off: 200, at: '2026-01-05', reverses: 11 })
  // Kept nothing; 400 came later.
  await book.order(2, { state: 'cancelled', paid: 400, kept: 0 })
  await book.calledOff(2, 21, '2026-01-04')
  await book.line(2, 22, { kind: 'payment', amount: 400, at: '2026-01-05' })
  // Open, with a balance written off.
  await book.order(3, { state: 'approved', paid: 600, off: 300, kept: null })
  await book.line(3, 31, { kind: 'payment', amount: 600, at: '2026-01-02' })
  await book.line(3, 32, { kind: 'write_off', amount: 0, off: 300, at: '2026-01-03' })
  await book.bringUpToDate()

  const { rows } = await book.client.query(
    `select number, total_minor::int as total, written_off_minor::int as off, kept_minor::int as kept,
            given_of_kept_minor::int as given, give_back_minor::int as back from orders order by number`,
  )
  expect(rows).toEqual([
    { number: 1, total: 900, off: 100, kept: 700, given: 200, back: 0 },
    { number: 2, total: 1000, off: 0, kept: 0, given: 0, back: 400 },
    { number: 3, total: 700, off: 300, kept: null, given: 0, back: 0 },
  ])
  const tallies = await book.client.query(
    `select tailor_state, orders::int, total_minor::int as total, paid_minor::int as paid, give_back_minor::int as back
       from order_tallies order by tailor_state`,
  )
  expect(tallies.rows).toEqual([
    { tailor_state: 'cancelled', orders: 2, total: 1900, paid: 900, back: 400 },
    { tailor_state: 'pending', orders: 1, total: 700, paid: 600, back: 0 },
  ])
  await book.client.query(`update payments set status = 'failed' where id = $1`, [id(14)])
  const { rows: after } = await book.client.query(
    `select total_minor::int as total, given_of_kept_minor::int as given, give_back_minor::int as back from orders where number = 1`,
  )
  expect(after).toEqual([{ total: 900, given: 0, back: 0 }])
}, 120_000)

test('corrections of before leave what would stand without the lines that were mistakes, and no other sum changes', async () => {
  book = await openOldBook('0032')
  const given = (serial: number, minor: number) =>
    book.client.query('update payments set off_kept_minor = $2 where id = $1', [id(serial), minor])
  const kept = (serial: number, { minor, total }: { minor: number; total: number }) =>
    book.client.query('update orders set given_of_kept_minor = $2, total_minor = $3 where id = $1', [
      id(serial),
      minor,
      total,
    ])
  // 800 kept; 300 came late and went out again of the first payment; both were mistakes, the late money found first.
  await book.order(1, { state: 'cancelled', paid: 800, kept: 800 })
  await book.line(1, 11, { kind: 'payment', amount: 800, at: '2026-01-02' })
  await book.calledOff(1, 12, '2026-01-04')
  await book.line(1, 13, { kind: 'payment', amount: 300, at: '2026-01-05' })
  await book.line(1, 14, { kind: 'refund', amount: -300, at: '2026-01-06', reverses: 11 })
  await book.line(1, 15, { kind: 'reversal', amount: -300, at: '2026-01-07', reverses: 13 })
  await given(15, 300)
  await book.line(1, 16, { kind: 'reversal', amount: 300, at: '2026-01-08', reverses: 14 })
  await kept(1, { minor: 300, total: 1000 })
  // 500 kept, of which 200 were given back and then not given back: nothing was wrong.
  await book.order(2, { state: 'cancelled', paid: 500, kept: 500 })
  await book.line(2, 21, { kind: 'payment', amount: 500, at: '2026-01-02' })
  await book.calledOff(2, 22, '2026-01-04')
  await book.line(2, 23, { kind: 'refund', amount: -200, at: '2026-01-05', reverses: 21 })
  await given(23, 200)
  await book.line(2, 24, { kind: 'reversal', amount: 200, at: '2026-01-06', reverses: 23 })
  await given(24, -200)
  // The only payment never came; 400 came late.
  await book.order(3, { state: 'cancelled', paid: 400, kept: 700 })
  await book.line(3, 31, { kind: 'payment', amount: 700, at: '2026-01-02' })
  await book.calledOff(3, 32, '2026-01-04')
  await book.line(3, 33, { kind: 'payment', amount: 400, at: '2026-01-05' })
  await book.line(3, 34, { kind: 'reversal', amount: -700, at: '2026-01-06', reverses: 31 })
  await given(34, 300)
  await kept(3, { minor: 300, total: 1000 })
  await book.bringUpToDate()

  const { rows } = await book.client.query(
    `select number, total_minor::int as total, paid_minor::int as paid, kept_minor::int as kept,
            given_of_kept_minor::int as given, give_back_minor::int as back from orders order by number`,
  )
  expect(rows).toEqual([
    { number: 1, total: 1000, paid: 800, kept: 800, given: 0, back: 0 },
    { number: 2, total: 1000, paid: 500, kept: 500, given: 0, back: 0 },
    { number: 3, total: 1000, paid: 400, kept: 700, given: 700, back: 400 },
  ])
  const late = await book.client.query(`select id from payments where late_turn is not null order by turn`)
  expect(late.rows.map((row) => row.id)).toEqual([13, 14, 15, 16, 23, 24, 33, 34].map(id))
}, 120_000)
