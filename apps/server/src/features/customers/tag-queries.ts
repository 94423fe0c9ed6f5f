import type { Tx } from '../../db/tx.ts'

const most = 200

/** The tags of the shop's active customers with how many wear them, the commonest first. */
export function commonTags(tx: Tx) {
  return tx
    .selectFrom('customer_tag_tallies')
    .select(['tag', 'customers'])
    .where('customers', '>', 0)
    .orderBy('customers', 'desc')
    .orderBy('tag')
    .limit(most)
    .execute()
}
