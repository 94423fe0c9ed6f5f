/** Consents as they stand, with what is on their photos. All inside the shop, but for what an account's own are. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const consents = (tx: Tx) =>
  tx
    .selectFrom('photo_consents as consent')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'consent.shop_id').onRef('orders.id', '=', 'consent.order_id'),
    )
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('order_photos as photo', (join) =>
      join.onRef('photo.shop_id', '=', 'consent.shop_id').onRef('photo.id', '=', 'consent.photo_id'),
    )
    .select([
      'consent.id',
      'consent.order_id',
      'consent.photo_id',
      'consent.state',
      'consent.asked_at',
      'consent.answered_at',
      'consent.answered_by',
      'consent.wording',
      'consent.withdrawn_at',
      'consent.shown_at',
      'photo.file_id',
      'photo.removed_at',
      'orders.number',
      'customers.name as customer_name',
    ])
    .select(
      sql<Order['pieces'][number]['garment'][]>`garments_on_photo(consent.order_id, photo.piece_id)`.as(
        'garments',
      ),
    )
export type ConsentRow = Awaited<ReturnType<ReturnType<typeof consents>['executeTakeFirstOrThrow']>>

/** The newest request about each photo of an order, oldest first. */
export async function newestConsents(tx: Tx, orderId: string): Promise<ConsentRow[]> {
  const rows = await consents(tx)
    .where('consent.order_id', '=', orderId)
    .orderBy('consent.asked_at')
    .orderBy('consent.id')
    .execute()
  return [...new Map(rows.map((row) => [row.photo_id, row])).values()]
}

/** Every request of these orders whose photo is still there, oldest first. */
export const consentsOfOrders = (tx: Tx, orderIds: readonly string[]) =>
  consents(tx)
    .where('consent.order_id', 'in', orderIds)
    .orderBy('consent.asked_at')
    .orderBy('consent.id')
    .execute()

/** Agreed and not in the portfolio, what was said last first. */
export const agreedUnshown = (tx: Tx) =>
  consents(tx)
    .where('consent.state', '=', 'agreed')
    .where('consent.shown_at', 'is', null)
    .where('photo.removed_at', 'is', null)
    .orderBy('consent.answered_at', 'desc')
    .orderBy('consent.id')
    .limit(mostAgreed)
    .execute()
/** More than a portfolio takes; the next come as these are shown. */
const mostAgreed = 60

/** One request, held until the transaction ends: of two answers at once the second finds the first. */
export const lockConsent = (tx: Tx, id: string): Promise<ConsentRow | undefined> =>
  consents(tx).where('consent.id', '=', id).forUpdate('consent').executeTakeFirst()

/** What a request needs of its order: where it stands and where it came from. */
const orderOf = (tx: Tx, orderId: string) =>
  tx.selectFrom('orders').select(['id', 'number', 'state', 'source']).where('id', '=', orderId)

export const isOrder = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await orderOf(tx, orderId).executeTakeFirst()) !== undefined

/** Held until the transaction ends: of two requests at once one is made. */
export const orderToAsk = (tx: Tx, orderId: string) => orderOf(tx, orderId).forUpdate().executeTakeFirst()

export const photoToAsk = (tx: Tx, { id, orderId }: { id: string; orderId: string }) =>
  tx
    .selectFrom('order_photos')
    .select(['id', 'kind'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** How many requests of an order are declined or withdrawn, and how many were made after the first of those answers. */
export async function refusalsOf(
  tx: Tx,
  orderId: string,
): Promise<{ refusals: number; askedAfterNo: number }> {
  const rows = await tx
    .selectFrom('photo_consents')
    .select(['state', 'asked_at', 'answered_at'])
    .where('order_id', '=', orderId)
    .execute()
  const refused = rows.filter(({ state }) => state === 'declined' || state === 'withdrawn')
  const [first] = refused.flatMap(({ answered_at: at }) => (at ? [at] : [])).toSorted((a, b) => +a - +b)
  const askedAfterNo = first ? rows.filter(({ asked_at: at }) => at > first).length : 0
  return { refusals: refused.length, askedAfterNo }
}

/** Undefined while the shop's book is cleared. */
export async function tokenOfOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('tracking_token')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.tracking_token
}

interface Place {
  shopId: string
  orderId: string
}

/** Orders with a photo that the account let be shown. As the account. */
export const placesAgreed = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('photo_consents')
    .select(['shop_id as shopId', 'order_id as orderId'])
    .distinct()
    .where('account_id', '=', accountId)
    .where('state', '=', 'agreed')
    .orderBy('shop_id')
    .orderBy('order_id')
    .execute()

/** What orders are called, the oldest first; those of a cleared book are not there. */
export const orderNumbers = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).orderBy('number').execute()

/** The orders that are wholly an account's, and those it answered about, also while their shop's book is cleared. As the account. */
export async function ownPlaces(tx: Tx): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select shop_id as "shopId", order_id as "orderId" from find_own_orders(${mostLooked}) where sees_all
    union
    select order_shop_id, order_id from account_orders where sees_all
    union
    select shop_id, order_id from photo_consents`.execute(tx)
  return rows
}
const mostLooked = 1000
