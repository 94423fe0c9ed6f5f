import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

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
      'orders.total_minor',
      'orders.currency',
      'customers.name as customer',
      'work.id as work_id',
      'work.partnership_id',
      'work.tailor_name',
      'work.base_minor',
      'work.rate_bp',
      'work.state as work_state',
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

const sorts: Readonly<Record<'newest', Sort<Row>>> = {
  newest: {
    by: sql.ref('orders.created_at'),
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ at }) => at,
    isKey: isInstantKey,
  },
}

export async function houseOrdersPage(
  tx: Tx,
  shopId: string,
  asked: { after?: string | undefined; limit: number },
) {
  const { from, most, page } = keyset(sorts, { sort: 'newest', ...asked }, 'orders.id')
  return page(await from(orderRows(tx, shopId)).limit(most).execute())
}

/** What the cards say, in the month of the house's calendar. */
export async function figuresOfHouse(
  tx: Tx,
  shopId: string,
  { from, activeSince }: { from: string; activeSince: string },
) {
  const orders = await tx
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(distinct customer_id) filter (where ordered_on >= ${activeSince}::date)::int`.as(
        'active',
      ),
      sql<number>`coalesce(sum(total_minor) filter (where ordered_on >= ${from}::date), 0)::bigint`.as(
        'revenue',
      ),
    ])
    .where('shop_id', '=', shopId)
    .where('state', '!=', 'cancelled')
    .where('approved_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const entries = await tx
    .selectFrom('partner_entries')
    .select(sql<number>`coalesce(sum(commission_minor), 0)::bigint`.as('commission'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  return { ...orders, commission: Number(entries.commission) }
}

export const figuresOfPartners = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('partnerships')
    .select(['partnerships.id', 'partnerships.tailor_name'])
    .select((row) => {
      const work = row
        .selectFrom('house_work as work')
        .whereRef('work.shop_id', '=', 'partnerships.shop_id')
        .whereRef('work.partnership_id', '=', 'partnerships.id')
        .where('work.state', '!=', 'cancelled')
      return [
        work.select(sql<number>`count(*)::int`.as('n')).as('given'),
        work.where('work.state', '=', 'delivered').select(sql<number>`count(*)::int`.as('n')).as('delivered'),
        row
          .selectFrom('partner_entries as entry')
          .select(sql<number>`coalesce(sum(entry.commission_minor), 0)::bigint`.as('sum'))
          .whereRef('entry.shop_id', '=', 'partnerships.shop_id')
          .whereRef('entry.partnership_id', '=', 'partnerships.id')
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

export const piecesToSew = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_pieces')
    .select(['garment_key', 'garment_name', 'styles', 'notes', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

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
