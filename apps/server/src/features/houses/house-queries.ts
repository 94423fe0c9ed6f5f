import type { houseOrderQuery } from '@darzi/contract/house-shapes.ts'
import { searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { weekFrom } from '@darzi/tailoring/orders/due.ts'
import { life, orderStates } from '@darzi/tailoring/orders/life.ts'
import { namedOrder } from '@darzi/tailoring/orders/number.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { isDayKey, keyset, type Sort } from '../../http/keyset.ts'
import { orderHasWords } from '../orders/api.ts'

const orderRows = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .leftJoin('house_work as work', (join) =>
      join
        .onRef('work.shop_id', '=', 'orders.shop_id')
        .onRef('work.order_id', '=', 'orders.id')
        .on('work.state', '!=', 'cancelled'),
    )
    .select([
      'orders.id',
      'orders.number',
      'orders.state',
      'orders.priority',
      'orders.ordered_on',
      'orders.promised_on',
      'orders.workshop_on',
      'orders.notes',
      'orders.total_minor',
      'orders.currency',
      'customers.name as customer',
      'work.id as work_id',
      'work.partnership_id',
      'work.tailor_name',
      'work.base_minor',
      'work.rate_bp',
      'work.state as work_state',
      'work.due_on as work_due_on',
      'work.asked_back_at',
      'work.kept_at',
    ])
    .select((row) => [
      exactInstant('orders.created_at').as('at'),
      row
        .selectFrom('order_pieces as piece')
        .select(
          sql<
            string[]
          >`array_agg(coalesce(piece.garment_name, piece.garment_key) order by piece.position)`.as('all'),
        )
        .whereRef('piece.shop_id', '=', 'orders.shop_id')
        .whereRef('piece.order_id', '=', 'orders.id')
        .as('garments'),
      row
        .selectFrom('partner_entries as entry')
        .select(sql<number | null>`sum(entry.commission_minor)::bigint`.as('booked'))
        .whereRef('entry.shop_id', '=', 'work.shop_id')
        .whereRef('entry.work_id', '=', 'work.id')
        .as('booked_minor'),
    ])
    .where('orders.shop_id', '=', shopId)

export type HouseOrderRow = Awaited<ReturnType<typeof houseOrderRow>>

export const houseOrderRow = (tx: Tx, shopId: string, id: string) =>
  orderRows(tx, shopId).where('orders.id', '=', id).executeTakeFirst()

type Row = NonNullable<HouseOrderRow>
type Rows = ReturnType<typeof orderRows>

const sorts: Readonly<Record<'newest' | 'promised', Sort<Row>>> = {
  newest: {
    by: sql.ref('orders.created_at'),
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ at }) => at,
    isKey: isInstantKey,
  },
  promised: {
    by: sql.ref('orders.promised_on'),
    type: 'date',
    direction: 'asc',
    keyOf: ({ promised_on }) => promised_on,
    isKey: isDayKey,
  },
}

type Filter = z.output<z.ZodObject<typeof houseOrderQuery>> & {
  /** The house's day. */
  today: string
}
interface PageFilter extends Filter {
  sort: keyof typeof sorts
  after?: string
  limit: number
}

export async function houseOrdersPage(tx: Tx, shopId: string, filter: PageFilter) {
  const { from, most, page } = keyset(sorts, filter, 'orders.id')
  return page(
    await from(narrowed(orderRows(tx, shopId), filter))
      .limit(most)
      .execute(),
  )
}

const mostCounted = 1000

export async function countHouseOrders(tx: Tx, shopId: string, filter: Filter) {
  const found = narrowed(orderRows(tx, shopId), filter).clearSelect().select('orders.id')
  const { count } = await tx
    .selectFrom(found.limit(mostCounted + 1).as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(Number(count), mostCounted), isCapped: Number(count) > mostCounted }
}

function narrowed(all: Rows, { q, state, due, work, partner, today }: Filter): Rows {
  let rows = all
  if (q) rows = rows.where(isNamed(q))
  if (state !== 'all')
    rows = rows.where(
      'orders.state',
      'in',
      orderStates.filter((each) => life[each].boutique === state),
    )
  if (due === 'late') rows = rows.where(isLate(today))
  if (due === 'partnerLate') rows = rows.where(isPartnerLate(today))
  if (due === 'week') {
    const { from, to } = weekFrom(today)
    rows = rows.where('orders.promised_on', '>=', from).where('orders.promised_on', '<=', to)
  }
  if (work === 'open')
    rows = rows.where('work.id', 'is', null).where('orders.state', 'in', ['approved', 'in_progress'])
  if (work === 'given') rows = rows.where('work.id', 'is not', null)
  return partner ? rows.where('work.partnership_id', '=', partner) : rows
}

/** An order named as on its slip, or one with these words. */
function isNamed(q: string) {
  const number = namedOrder(q)
  if (number !== undefined) return sql<boolean>`orders.number = ${number}`
  const terms = searchTerms(q)
  if (terms.length === 0) return sql<boolean>`false`
  return sql<boolean>`orders.id in (select id from orders where ${orderHasWords(terms)})`
}

const isLate = (today: string) =>
  sql<boolean>`(orders.promised_on < ${today}::date and orders.state in ('pending', 'approved', 'in_progress'))`
const isPartnerLate = (today: string) =>
  sql<boolean>`(work.due_on < ${today}::date and work.state in ('pending', 'approved', 'in_progress'))`

interface Span {
  from: string
  to: string
}

/** What the cards say, in the month of the house's calendar, and what came of the days that were asked for. */
export async function figuresOfHouse(
  tx: Tx,
  shopId: string,
  { month, activeSince, span, today }: { month: Span; activeSince: string; span: Span; today: string },
) {
  const orders = await tx
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(distinct customer_id) filter (where ordered_on >= ${activeSince}::date)::int`.as(
        'active',
      ),
      sql<number>`count(*) filter (where ${isLate(today)})::int`.as('late'),
      revenueIn(month).as('revenue'),
      revenueIn(span).as('span_revenue'),
      sql<number>`count(*) filter (where ${isOrderedIn(span)})::int`.as('span_orders'),
    ])
    .where('shop_id', '=', shopId)
    .where('state', '!=', 'cancelled')
    .where('approved_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const entries = await tx
    .selectFrom('partner_entries')
    .select([
      sql<number>`coalesce(sum(commission_minor), 0)::bigint`.as('commission'),
      sql<number>`coalesce(sum(commission_minor) filter (where on_day between ${span.from}::date and ${span.to}::date), 0)::bigint`.as(
        'span_commission',
      ),
    ])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  return { ...orders, ...entries }
}

const isOrderedIn = ({ from, to }: Span) => sql`ordered_on between ${from}::date and ${to}::date`
const revenueIn = (span: Span) =>
  sql<number>`coalesce(sum(total_minor) filter (where ${isOrderedIn(span)}), 0)::bigint`

/** What came of each partner: of the work given to them and the commission booked within these days, or ever. */
export const figuresOfPartners = (
  tx: Tx,
  shopId: string,
  { from = '0001-01-01', to = '9999-12-31', timeZone }: Partial<Span> & { timeZone: string },
) =>
  tx
    .selectFrom('partnerships')
    .select(['partnerships.id', 'partnerships.tailor_name'])
    .select((row) => {
      const work = row
        .selectFrom('house_work as work')
        .whereRef('work.shop_id', '=', 'partnerships.shop_id')
        .whereRef('work.partnership_id', '=', 'partnerships.id')
        .where('work.state', '!=', 'cancelled')
        .where(
          sql<boolean>`(work.assigned_at at time zone ${timeZone})::date between ${from}::date and ${to}::date`,
        )
      return [
        work.select(sql<number>`count(*)::int`.as('n')).as('given'),
        work.where('work.state', '=', 'delivered').select(sql<number>`count(*)::int`.as('n')).as('delivered'),
        row
          .selectFrom('partner_entries as entry')
          .select(sql<number>`coalesce(sum(entry.commission_minor), 0)::bigint`.as('sum'))
          .whereRef('entry.shop_id', '=', 'partnerships.shop_id')
          .whereRef('entry.partnership_id', '=', 'partnerships.id')
          .where(sql<boolean>`entry.on_day between ${from}::date and ${to}::date`)
          .as('commission'),
      ]
    })
    .where('partnerships.shop_id', '=', shopId)
    .where('partnerships.state', 'in', ['active', 'paused', 'ended'])
    .orderBy('partnerships.tailor_name')
    .orderBy('partnerships.id')
    .execute()

/** What a partner sews and has to do: asked inside the partner's shop, and only these figures leave it. */
export async function loadOf(tx: Tx, shopId: string) {
  const { open } = await tx
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['pending', 'approved', 'in_progress'])
    .executeTakeFirstOrThrow()
  return { openOrders: open }
}

/** The entries of a partnership up to the end of a month: those before it summed, its own one by one. */
export async function entriesOfMonth(
  tx: Tx,
  partnership: { shopId: string; id: string },
  { from, until }: { from: string; until: string },
) {
  const of = tx
    .selectFrom('partner_entries')
    .where('shop_id', '=', partnership.shopId)
    .where('partnership_id', '=', partnership.id)
  const { opening } = await of
    .select(sql<number>`coalesce(sum(payable_minor), 0)::bigint`.as('opening'))
    .where('on_day', '<', from)
    .executeTakeFirstOrThrow()
  const entries = await of
    .select([
      'id',
      'kind',
      'on_day',
      'reverses',
      'order_number',
      'note',
      'base_minor',
      'commission_minor',
      'payable_minor',
    ])
    .where('on_day', '>=', from)
    .where('on_day', '<', until)
    .orderBy('on_day')
    .orderBy('id')
    .execute()
  return { opening: Number(opening), entries }
}
