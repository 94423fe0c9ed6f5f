/** What the private link tells of its order beside the order itself. All inside the order's shop. */
import type { Tx } from '../../db/tx.ts'

/** The steps of these orders that still stand, oldest first: what was undone, and its undoing, is the shop's business. */
export function standingSteps(tx: Tx, orderIds: readonly string[]) {
  return tx
    .selectFrom('order_steps')
    .select(['id', 'order_id', 'at', 'kind', 'state_to'])
    .where('order_id', 'in', orderIds)
    .where('kind', '!=', 'undone')
    .where('id', 'not in', (undone) =>
      undone
        .selectFrom('order_steps as later')
        .select((step) => step.ref('later.undoes').$notNull().as('undoes'))
        .where('later.order_id', 'in', orderIds)
        .where('later.undoes', 'is not', null),
    )
    .orderBy('turn')
    .limit(mostSteps * orderIds.length)
    .execute()
}
const mostSteps = 500

export function sharedPhotos(tx: Tx, orderIds: readonly string[]) {
  return tx
    .selectFrom('order_photos')
    .select(['id', 'order_id', 'file_id', 'stage', 'created_at'])
    .where('order_id', 'in', orderIds)
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
      trial_answer: answer,
      trial_words: words,
      updated_at: now,
      version: order('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Holds the order until the transaction ends: nobody moves it on meanwhile. */
export async function holdLinked(tx: Tx, id: string) {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
}
