import { daysBetween } from '@darzi/tailoring/customers/days.ts'
import { transact } from '../../db/transact.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import { dayIn } from '../shops/api.ts'

export type Sums = Record<string, { times: number; amount: number }>

export const inShop = <T>(app: AppContext, shopId: string, work: (tx: Tx) => Promise<T>) =>
  transact(app.database.pool, { side: 'job', shopId }, ({ tx }) => work(tx))

/** What is kept of a shop's days, its parts added up. */
export async function keptSums(app: AppContext, shopId: string): Promise<Sums> {
  const rows = await inShop(app, shopId, (tx) =>
    tx.selectFrom('day_figures').select(['figure', 'day', 'key', 'times', 'amount']).execute(),
  )
  return added(rows.map(({ figure, day, key, times, amount }) => [`${figure} ${day} ${key}`, times, amount]))
}

type Part = readonly [name: string, times: number, amount: number]

function added(parts: readonly Part[]): Sums {
  const sums: Sums = {}
  for (const [name, times, amount] of parts) {
    const sum = sums[name] ?? { times: 0, amount: 0 }
    sums[name] = { times: sum.times + times, amount: sum.amount + amount }
  }
  return Object.fromEntries(
    Object.entries(sums).filter(([, { times, amount }]) => times !== 0 || amount !== 0),
  )
}

/** The same counted from the whole book, here and not by the database. */
export async function plainSums(app: AppContext, shop: { shopId: string; timeZone: string }): Promise<Sums> {
  const { shopId, timeZone } = shop
  const book = await inShop(app, shopId, async (tx) => ({
    orders: await tx.selectFrom('orders').selectAll().execute(),
    pieces: await tx.selectFrom('order_pieces').selectAll().execute(),
    steps: await tx.selectFrom('order_steps').selectAll().execute(),
    payments: await tx.selectFrom('payments').selectAll().execute(),
    movements: await tx.selectFrom('stock_movements').selectAll().execute(),
  }))
  const dayOf = (at: Date) => dayIn(timeZone, at)
  const orderedOn = new Map(book.orders.map(({ id, ordered_on }) => [id, ordered_on]))
  const parts: Part[] = []
  for (const order of book.orders) parts.push(...partsOfOrder(order, timeZone))
  for (const piece of book.pieces)
    if (piece.state !== 'cancelled')
      parts.push([
        `garment ${orderedOn.get(piece.order_id)} ${piece.garment_key}`,
        1,
        piece.price_minor + piece.add_ons_minor,
      ])
  for (const entry of book.payments)
    if (['completed', 'refunded'].includes(entry.status) && entry.completed_at)
      parts.push([`paid ${dayOf(entry.completed_at)} ${entry.method}`, 1, entry.amount_minor])
  const undone = new Set(book.steps.map(({ undoes }) => undoes))
  const waits = (state: string | null) => (state === 'pending' || state === 'approved' ? 1 : 0)
  for (const step of book.steps) {
    if (step.kind === 'rework' && !undone.has(step.id))
      parts.push([`rework ${dayOf(step.at)} ${step.cause}`, 1, step.pieces.length])
    for (const { kind, tags } of undone.has(step.id) ? [] : step.exceptions)
      parts.push([`exception ${dayOf(step.at)} ${kind}`, 1, tags.length])
    const grown = waits(step.state_to) - (step.kind === 'taken' ? 0 : waits(step.state_from))
    if (grown !== 0) parts.push([`pending ${dayOf(step.at)} `, grown, 0])
  }
  for (const move of book.movements)
    if (move.kind === 'used' || move.kind === 'returned')
      parts.push([`stock ${dayOf(move.at)} ${move.item_id}`, 1, -move.quantity_milli])
  return added([...parts, ...partsOfCustomers(book.orders)])
}

type OrderRow = Awaited<ReturnType<typeof ordersIn>>[number]
const ordersIn = (tx: Tx) => tx.selectFrom('orders').selectAll().execute()

function partsOfOrder(order: OrderRow, timeZone: string): Part[] {
  const isTakenOn = order.state !== 'cancelled' && order.approved_at !== null
  const isMade = order.state === 'ready' || order.state === 'delivered'
  const madeOn = isMade && order.made_at ? dayIn(timeZone, order.made_at) : undefined
  const owed = order.total_minor - order.paid_minor
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const parts: (Part | false)[] = [
    [`ordered ${order.ordered_on} ${order.tailor_state}`, 1, order.total_minor],
    [`hour ${order.ordered_on} ${hour.format(order.created_at)}`, 1, 0],
    isTakenOn && [
      `promised ${order.promised_on} ${madeOn === undefined ? 'open' : madeOn <= order.promised_on ? 'kept' : 'late'}`,
      1,
      0,
    ],
    madeOn !== undefined && [`made ${madeOn} `, 1, daysBetween(order.ordered_on, madeOn)],
    order.state !== 'cancelled' && owed > 0 && [`owed ${order.promised_on} `, 1, owed],
  ]
  return parts.filter((part) => part !== false)
}

function partsOfCustomers(orders: readonly OrderRow[]): Part[] {
  const counted = orders.filter(({ state, approved_at }) => state !== 'cancelled' && approved_at !== null)
  const customers = new Set(counted.map(({ customer_id }) => customer_id))
  return [...customers].flatMap((customer) => {
    const own = counted.filter(({ customer_id }) => customer_id === customer)
    const days = own.map(({ ordered_on }) => ordered_on).toSorted()
    const first = days[0] ?? ''
    const months = new Set(days.map((day) => day.slice(0, 7)))
    return [
      [`first ${first} `, 1, 0] as const,
      ...[...months].map((month) => [`active ${month}-01 ${first.slice(0, 7)}`, 1, 0] as const),
    ]
  })
}
