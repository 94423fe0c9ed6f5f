/** What the private link tells of its order. All inside the order's shop. */
import type { Tx } from '../../db/tx.ts'

export function linkedOrder(tx: Tx, id: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .leftJoin('counter_settings', 'counter_settings.shop_id', 'orders.shop_id')
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'orders.shop_id').onRef('members.id', '=', 'orders.assigned_to'),
    )
    .select([
      ...(['orders.id', 'orders.number', 'orders.state', 'orders.ordered_on', 'orders.trial_on'] as const),
      ...(['orders.promised_on', 'orders.currency', 'orders.total_minor', 'orders.paid_minor'] as const),
      ...(['orders.kept_minor', 'orders.given_of_kept_minor', 'orders.pieces_minor'] as const),
      ...(['orders.discount_minor', 'orders.written_off_minor', 'orders.notes'] as const),
      ...(['members.name as member_name', 'shops.time_zone'] as const),
      ...(['orders.trial_answer', 'orders.trial_words', 'customers.name as customer_name'] as const),
      ...(['shops.name as shop_name', 'shops.phone as shop_phone', 'shops.address as shop_address'] as const),
      'counter_settings.upi_id',
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
}
export type LinkedOrder = Awaited<ReturnType<typeof linkedOrder>>

/** The steps that still stand, oldest first: what was undone, and its undoing, is the shop's business. */
export function standingSteps(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_steps')
    .select(['id', 'at', 'kind', 'state_to'])
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'undone')
    .where('id', 'not in', (undone) =>
      undone
        .selectFrom('order_steps as later')
        .select((step) => step.ref('later.undoes').$notNull().as('undoes'))
        .where('later.order_id', '=', orderId)
        .where('later.undoes', 'is not', null),
    )
    .orderBy('turn')
    .limit(mostSteps)
    .execute()
}
const mostSteps = 500

export function sharedPhotos(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_photos')
    .select(['id', 'file_id', 'stage', 'created_at'])
    .where('order_id', '=', orderId)
    .where('is_shared', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** What the customer said after the trial of a held order. */
export async function writeTrialAnswer(
  tx: Tx,
  { id, answer, words, now }: { id: string; answer: 'approved' | 'change'; words: string | null; now: Date },
) {
  await tx
    .updateTable('orders')
    .set((order) => ({
      ...{ trial_answer: answer, trial_words: words, updated_at: now },
      version: order('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Holds the order until the transaction ends: nobody moves it on meanwhile. */
export async function holdLinked(tx: Tx, id: string) {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
}
