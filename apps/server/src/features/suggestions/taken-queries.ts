import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { measuredSince } from '../measurements/api.ts'

/** Pieces looked through for their prices, the newest first. */
const mostPieces = 2000

interface Since {
  currency: Currency
  since: Date
}

/** What was taken for each garment since then, in the shop's currency; called-off orders not counted. */
export async function pricesTaken(tx: Tx, { currency, since }: Since): Promise<Map<string, number[]>> {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'o.shop_id').onRef('piece.order_id', '=', 'o.id'),
    )
    .select(['piece.garment_key', 'piece.price_minor'])
    .where('o.created_at', '>=', since)
    .where('o.currency', '=', currency)
    .where('o.state', '!=', 'cancelled')
    .where('piece.state', '!=', 'cancelled')
    .where('piece.price_minor', '>', 0)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .orderBy('piece.position')
    .limit(mostPieces)
    .execute()
  const byGarment = new Map<string, number[]>()
  for (const { garment_key, price_minor } of rows) {
    if (price_minor === null) continue
    byGarment.set(garment_key, [...(byGarment.get(garment_key) ?? []), price_minor])
  }
  return byGarment
}

/** The next pieces that wait to be cut, by their promise, with the sizes each is to be cut from. */
export const waitingPieces = (tx: Tx) =>
  tx
    .selectFrom('orders as o')
    .innerJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'o.shop_id').onRef('piece.order_id', '=', 'o.id'),
    )
    .select(['o.id as order_id', 'o.number', 'piece.person_id', 'piece.person_name', 'piece.snapshot'])
    .where('o.tailor_state', 'in', ['pending', 'in_progress', 'ready'])
    .where('piece.state', '=', 'waiting')
    .where('piece.snapshot', 'is not', null)
    .orderBy('o.promised_on')
    .orderBy('o.id')
    .orderBy('piece.position')
    .limit(200)
    .execute()

/** What customers sent and nobody has checked, the newest first. */
export const sentUnchecked = (tx: Tx) =>
  tx
    .selectFrom('measurement_records as sent')
    .innerJoin('persons as person', (join) =>
      join.onRef('person.shop_id', '=', 'sent.shop_id').onRef('person.id', '=', 'sent.person_id'),
    )
    .select(['sent.id', 'sent.created_at', 'person.id as person_id', 'person.name', 'person.customer_id'])
    .where('sent.sent_by', 'is not', null)
    .where('sent.profile', '=', 'body')
    .where('person.removed_at', 'is', null)
    .where(({ not, exists }) => not(exists(measuredSince(tx, 'sent'))))
    .orderBy('sent.created_at', 'desc')
    .orderBy('sent.id', 'desc')
    .limit(20)
    .execute()

/** Pieces promised by day, of open orders. */
export async function promisedByDay(tx: Tx, { from, to }: { from: string; to: string }) {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'o.shop_id').onRef('piece.order_id', '=', 'o.id'),
    )
    .select(['o.promised_on as day', (each) => each.fn.countAll<string>().as('pieces')])
    .where('o.tailor_state', 'in', ['pending', 'in_progress', 'ready'])
    .where('o.promised_on', '>=', from)
    .where('o.promised_on', '<=', to)
    .where('piece.state', 'in', ['waiting', 'working', 'done'])
    .groupBy('o.promised_on')
    .orderBy('o.promised_on')
    .execute()
  return rows.map(({ day, pieces }) => ({ day, pieces: Number(pieces) }))
}

/** The most pieces handed over on one day since then, by the shop's days; 0 when none was. */
export async function busiestDay(
  tx: Tx,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<number> {
  const { rows } = await sql<{ pieces: string }>`
    select count(*) as pieces from orders o
      join order_pieces piece on piece.shop_id = o.shop_id and piece.order_id = o.id
     where o.delivered_at >= ${since} and piece.state = 'delivered'
     group by (o.delivered_at at time zone ${timeZone})::date order by 1 desc limit 1`.execute(tx)
  return Number(rows[0]?.pieces ?? 0)
}
