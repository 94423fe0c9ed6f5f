/** An order with one piece, written straight into the book: payments and papers need no more of the counter. */
import type { MeasurementSnapshot } from '@darzi/tailoring/orders/piece.ts'
import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { Visitor } from '../../testing/visitor.ts'

interface AnOrder {
  totalMinor?: number
  currency?: 'AED' | 'USD' | 'INR' | 'EUR'
  customer?: { name?: string; language?: 'en' | 'hi' | 'pa' }
  snapshot?: MeasurementSnapshot
  pieces?: number
}

/** Takes the order of a new customer in the shop of this member. */
export async function anOrder(
  app: AppContext,
  at: { shopId: string; owner: Visitor },
  { totalMinor = 100_000, currency = 'INR', customer, snapshot, pieces = 1 }: AnOrder = {},
) {
  const { id: customerId, people } = await at.owner.call('POST /api/customers', {
    body: { name: customer?.name ?? 'Asha Verma', allowSamePhone: true },
  })
  const id = app.newId()
  const now = app.now()
  await transact(app.database.pool, { side: 'job', shopId: at.shopId }, async ({ tx }) => {
    if (customer?.language)
      await tx
        .updateTable('customers')
        .set({ language: customer.language })
        .where('id', '=', customerId)
        .execute()
    const { number } = await tx
      .selectFrom('orders')
      .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('orders')
      .values({
        shop_id: at.shopId,
        id,
        number,
        customer_id: customerId,
        state: 'approved',
        currency,
        tailor_state: 'pending',
        source: 'counter',
        ordered_on: '2026-03-01',
        promised_on: '2026-03-09',
        trial_on: '2026-03-06',
        pieces_minor: totalMinor,
        total_minor: totalMinor,
        search_text: 'asha',
        tracking_token: `token-${id}`,
        created_at: now,
        updated_at: now,
        approved_at: now,
      })
      .execute()
    await tx
      .insertInto('order_pieces')
      .values(
        Array.from({ length: pieces }, (_, place) => ({
          shop_id: at.shopId,
          id: app.newId(),
          order_id: id,
          position: place + 1,
          person_id: people[0]?.id ?? '',
          person_name: people[0]?.name ?? '',
          garment_key: 'shirt',
          price_minor: Math.ceil(totalMinor / pieces),
          state: 'waiting',
          stage_since: now,
          styles: JSON.stringify([{ group: 'collar', option: 'spread' }]),
          stages: JSON.stringify([{ key: 'received' }, { key: 'cutting' }, { key: 'delivery' }]),
          snapshot: snapshot ? JSON.stringify(snapshot) : null,
        })),
      )
      .execute()
  })
  return { id, params: { id }, customerId }
}
