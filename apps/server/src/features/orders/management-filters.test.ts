/** Every filter of order management gives all the orders it names and no other, in both orders; the summary counts the same. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { promiseGroup } from '@darzi/tailoring/orders/today.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { txOn } from '../../db/tx.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { insideShop } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigBook } from './big-book-for-tests.ts'
import { countMatching, type Filter, ordersPage } from './management-queries.ts'
import { sumOrders } from './tally-queries.ts'

const today = '2026-11-21'
const all: Filter = {
  status: 'all',
  priority: 'all',
  due: 'all',
  money: 'all',
  waits: 'all',
  exceptions: 'all',
  by: 'all',
  promise: 'all',
  timeZone: 'Asia/Kolkata',
}

let running: TestApp
let shopId: string
let book: Awaited<ReturnType<typeof wholeBook>>
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  await aBigBook(running.app, { customers: 60, orders: 200, today })
  shopId = (await aBigBook(running.app, { customers: 200, orders: 3000, today })).id
  await asOwner(running.app, (owner) =>
    owner.query('update orders set trial_on = $1 where promised_on >= $1 and number % 3 = 0', [today]),
  )
  book = await wholeBook()
}, 120_000)
afterAll(() => running.close())

const inShop = <T>(work: (tx: ReturnType<typeof txOn>) => Promise<T>) =>
  insideShop(running.app, shopId, (client) => work(txOn(client)))

const wholeBook = () =>
  inShop((tx) =>
    tx
      .selectFrom('orders')
      .select(['number', 'state', 'tailor_state', 'priority', 'promised_on', 'trial_on', 'created_at'])
      .select(['total_minor', 'paid_minor', 'give_back_minor'])
      .execute(),
  )
type Row = (typeof book)[number]

const isOpen = ({ state }: Row) => !['delivered', 'cancelled'].includes(state)
/** Of an order nobody has taken on nothing was promised. */
const isPromise = (row: Row) => isOpen(row) && row.state !== 'pending'
const dues: Record<Filter['due'], (row: Row) => boolean> = {
  all: () => true,
  making: (row) => isOpen(row) && row.state !== 'ready',
  today: (row) => isPromise(row) && row.promised_on === today,
  tomorrow: (row) => isPromise(row) && row.promised_on === addDays(today, 1),
  week: (row) => isPromise(row) && row.promised_on >= today && row.promised_on <= addDays(today, 6),
  overdue: (row) => isPromise(row) && row.promised_on < today,
  late: ({ state, promised_on }) => promiseGroup({ state, promisedOn: promised_on }, today) === 'late',
}
const waitings: Record<Filter['waits'], (row: Row) => boolean> = {
  all: () => true,
  approval: ({ state }) => state === 'pending',
  trial: ({ state, trial_on }) => trial_on === today && (state === 'approved' || state === 'in_progress'),
}
const isNamed = (row: Row, { status, priority, due, waits }: Filter) =>
  (status === 'all' || row.tailor_state === status) &&
  (priority === 'all' || row.priority === priority) &&
  dues[due](row) &&
  waitings[waits](row)

const statuses = ['all', 'pending', 'in_progress', 'ready', 'completed', 'cancelled'] as const
const priorities = ['all', 'high', 'medium', 'low'] as const
const filters = [
  ...statuses.flatMap((status) => priorities.map((priority) => ({ ...all, status, priority }))),
  ...(['making', 'today', 'tomorrow', 'week', 'overdue', 'late'] as const).map((due) => ({ ...all, due })),
  ...(['approval', 'trial'] as const).map((waits) => ({ ...all, waits })),
  ...(['making', 'week', 'overdue'] as const).map((due) => ({ ...all, due, priority: 'medium' as const })),
]

test.each(filters)(
  'status $status, priority $priority, due $due, waits for $waits: all of them and no other',
  async (filter) => {
    const wanted = book.filter((row) => isNamed(row, filter))
    expect(wanted.length).toBeGreaterThan(0)
    for (const sort of ['promised', 'newest'] as const) {
      const { rows } = await inShop((tx) => ordersPage(tx, { ...filter, sort, today, limit: 5000 }))
      expect(rows.map(({ number }) => number).toSorted(byNumber)).toEqual(
        wanted.map(({ number }) => number).toSorted(byNumber),
      )
    }
    const counted = await inShop((tx) => countMatching(tx, { ...filter, today, most: 5000 }))
    expect(counted).toEqual({ count: wanted.length, isCapped: false })
  },
)

test('the summary counts what the book holds', async () => {
  const count = (which: (row: Row) => boolean) => book.filter(which).length
  const valid = book.filter(({ state }) => state !== 'cancelled')
  const sum = (of: (row: Row) => number) => valid.reduce((total, row) => total + of(row), 0)
  expect(await inShop((tx) => sumOrders(tx, today))).toEqual({
    total: book.length,
    pending: count((row) => row.tailor_state === 'pending'),
    inProgress: count(({ state }) => state === 'in_progress'),
    ready: count(({ state }) => state === 'ready'),
    completed: count(({ state }) => state === 'delivered'),
    cancelled: count(({ state }) => state === 'cancelled'),
    dueToday: count(dues.today),
    overdue: count(dues.overdue),
    totalMinor: sum((row) => row.total_minor),
    balanceMinor: sum((row) => row.total_minor - row.paid_minor),
    giveBackMinor: 0,
  })
})

const byNumber = (one: number, other: number) => one - other
