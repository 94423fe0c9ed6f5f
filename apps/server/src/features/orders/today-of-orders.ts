import type { Today, TodayOrder, Unmeasured } from '@darzi/contract/today.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { missingOf } from '@darzi/tailoring/measurements/missing.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { isTrialToday, mostOfToday, promiseGroup, type TodaySection } from '@darzi/tailoring/orders/today.ts'
import type { Tx } from '../../db/tx.ts'
import { dayIn } from '../shops/api.ts'
import { cardOf, type Viewing } from './card-queries.ts'
import { needsOf } from './needs-of.ts'
import {
  bookFacts,
  type OrderOfDay,
  ordersOfDay,
  type UnmeasuredPiece,
  unmeasuredPieces,
} from './today-queries.ts'

interface OfOrders {
  shop: NonNullable<Today['shop']>
  ready: Pick<NonNullable<Today['money']>, 'ready' | 'readyOwedMinor'>
}

/** What the day asks of the shop's orders, for whoever may see them; `ready` is for whoever takes money too. */
export async function todayOfOrders(tx: Tx, viewing: Viewing): Promise<OfOrders> {
  const { today } = viewing
  const [rows, waiting, facts] = await Promise.all([
    ordersOfDay(tx, today),
    unmeasured(tx),
    bookFacts(tx, addDays(today, 1)),
  ])
  const { shown, more } = cutAtMost(
    rows.map((row) => todayOrder(row, viewing)),
    today,
  )
  const { sizes } = mostOfToday
  return {
    shop: {
      hasOrders: Boolean(facts.has_orders),
      nextOn: facts.next_on ?? undefined,
      orders: shown,
      unmeasured: waiting.slice(0, sizes),
      more: waiting.length > sizes ? [...more, 'sizes'] : more,
    },
    ready: { ready: facts.ready, readyOwedMinor: facts.ready_owed_minor },
  }
}

function todayOrder(row: OrderOfDay, viewing: Viewing): TodayOrder {
  const { timeZone } = viewing.member.shop
  return {
    ...cardOf(row, viewing),
    readyOn: row.state === 'ready' && row.made_at ? dayIn(timeZone, row.made_at) : undefined,
    isTried: row.trial_answer !== null,
  }
}

/** The sections this order stands in. */
function sectionsOf(order: TodayOrder, today: string): TodaySection[] {
  const sections: (TodaySection | undefined)[] = [
    order.state === 'pending' ? 'approval' : promiseGroup(order, today),
    isTrialToday(order, today) ? 'trial' : undefined,
  ]
  return sections.filter((section) => section !== undefined)
}

/** As many of each section as are shown, and the sections that have more. */
function cutAtMost(orders: readonly TodayOrder[], today: string) {
  const counts = new Map<TodaySection, number>()
  const shown = orders.filter((order) => {
    const within = sectionsOf(order, today).map((section) => {
      const count = (counts.get(section) ?? 0) + 1
      counts.set(section, count)
      return count <= mostOfToday[section]
    })
    return within.includes(true)
  })
  const more = [...counts].flatMap(([section, count]) => (count > mostOfToday[section] ? [section] : []))
  return { shown, more }
}

/** Who is to be measured for which pieces, an order's people apart. */
async function unmeasured(tx: Tx): Promise<Unmeasured[]> {
  const rows = await unmeasuredPieces(tx)
  const needs = await needsOf(tx, rows)
  const found = new Map<string, Unmeasured>()
  for (const row of rows) {
    const measured = row.snapshot?.values.map(({ field }) => field) ?? []
    if (missingOf(needs(row), measured).length === 0) continue
    const key = `${row.order_id} ${row.person_id}`
    const known = found.get(key) ?? waitingFor(row)
    found.set(key, { ...known, pieces: [...known.pieces, pieceOf(row)] })
  }
  return [...found.values()]
}

const waitingFor = (row: UnmeasuredPiece): Unmeasured => ({
  orderId: row.order_id,
  number: orderNumber(row.number),
  promisedOn: row.promised_on,
  person: { id: row.person_id, name: row.person_name },
  pieces: [],
})

const pieceOf = ({ id, garment_key: key, garment_name: name }: UnmeasuredPiece) => ({
  id,
  garment: { key, name: name ?? undefined },
})
