/** Disputes as each side reads them: the transaction's tenant decides whose they are. */
import { isSettledRemake, openDisputeStates } from '@darzi/tailoring/disputes/life.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'

const disputes = (tx: Tx) =>
  tx
    .selectFrom('disputes')
    .select([
      'shop_id',
      'id',
      'account_id',
      'order_id',
      'order_number',
      'shop_name',
      'customer_name',
      'currency',
      'kind',
      'words',
      'state',
      'raised_at',
      'answer_by',
      'answer',
      'answered_at',
      'outcome',
      'refund_minor',
      'sent_back_minor',
      'sent_back_state',
      'decision',
      'decided_at',
    ])
    .select(exactInstant('raised_at').as('raised_exactly'))
export type DisputeRecord = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>

const sorts = {
  newest: {
    by: sql`raised_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ raised_exactly }) => raised_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<DisputeRecord>>

export function disputesPage(
  tx: Tx,
  { state, ...asked }: { state: 'open' | 'over'; after?: string; limit: number },
) {
  const rows = disputes(tx).where('state', state === 'open' ? 'in' : 'not in', openDisputeStates)
  return keysetPage(rows, sorts, { ...asked, sort: 'newest' })
}

export const disputeWithId = (tx: Tx, id: string): Promise<DisputeRecord | undefined> =>
  disputes(tx).where('id', '=', id).executeTakeFirst()

/** Whether any dispute with the shop is still to be decided. Inside the shop. */
export const hasOpenDispute = async (tx: Tx): Promise<boolean> =>
  (await disputes(tx).where('state', 'in', openDisputeStates).limit(1).executeTakeFirst()) !== undefined

/** Held until the transaction ends: of two acts one is done. */
export const lockDispute = (tx: Tx, id: string): Promise<DisputeRecord | undefined> =>
  disputes(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The account's last one about an order. */
export const latestOfOrder = (tx: Tx, orderId: string): Promise<DisputeRecord | undefined> =>
  disputes(tx)
    .where('order_id', '=', orderId)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What was raised about the order since then, by whomever, and what is still open from before. Inside the shop. */
export async function disputesSince(tx: Tx, orderId: string, since: Date | null) {
  const rows = await disputes(tx)
    .where('shop_id', '=', sql<string>`app_shop_id()`)
    .where('order_id', '=', orderId)
    .where((is) => is.or([is('raised_at', '>=', since ?? new Date(0)), is('state', 'in', openDisputeStates)]))
    .execute()
  return rows.map(({ id, kind, state, outcome }) => ({ id, kind, state, outcome: outcome ?? undefined }))
}

/** Whether a remake of the order was agreed, turned down or decided since then. Inside the shop. */
export async function remakeIsSettled(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  const rows = await disputes(tx)
    .where('shop_id', '=', sql<string>`app_shop_id()`)
    .where('order_id', '=', orderId)
    .where('raised_at', '>=', since)
    .execute()
  return rows.some(isSettledRemake)
}

/** What both sides show, in the order it came. */
export const photosOfDispute = (tx: Tx, { shop_id, id }: Pick<DisputeRecord, 'shop_id' | 'id'>) =>
  tx
    .selectFrom('dispute_photos')
    .select(['id', 'by_shop'])
    .where('shop_id', '=', shop_id)
    .where('dispute_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The shop of an order that stands among the account's own. */
export async function shopOfOwnOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ shop_id: string }>`
    select shop_id from find_own_orders(${mostLooked}) where order_id = ${orderId}::uuid`.execute(tx)
  return rows[0]?.shop_id
}
const mostLooked = 1000

/** What a dispute repeats of its order. Inside the shop. */
export const disputedOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select([
      'orders.number',
      'orders.state',
      'orders.currency',
      'orders.paid_minor',
      'orders.ordered_on',
      'orders.trial_on',
      'orders.promised_on',
      'orders.delivered_at',
      'orders.total_minor',
      'orders.notes',
      'orders.cancel_reason',
      'orders.kept_minor',
      'shops.time_zone',
      'customers.name as customer_name',
      'shops.name as shop_name',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
