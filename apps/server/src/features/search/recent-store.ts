import type { Tx } from '../../db/tx.ts'

/** The specification's number of recent searches. */
export const mostRecent = 10

export const recentOf = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('recent_searches')
    .select(['address', 'results', 'is_capped', 'searched_at'])
    .where('member_id', '=', memberId)
    .orderBy('searched_at', 'desc')
    .orderBy('address')
    .limit(mostRecent)
    .execute()

interface Searched {
  shopId: string
  memberId: string
  address: string
  query: string
  results: number
  isCapped: boolean
  at: Date
}

/** The same search again moves to the top; what falls out of the ten is dropped. */
export async function writeRecent(tx: Tx, searched: Searched) {
  const { shopId, memberId, address, query, results, isCapped, at } = searched
  const row = { results, is_capped: isCapped, searched_at: at }
  await tx
    .insertInto('recent_searches')
    .values({ shop_id: shopId, member_id: memberId, address, query, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'member_id', 'address']).doUpdateSet(row))
    .execute()
  const kept = (await recentOf(tx, memberId)).map((row) => row.address)
  await tx
    .deleteFrom('recent_searches')
    .where('member_id', '=', memberId)
    .where('address', 'not in', kept)
    .execute()
}

export async function forgetRecent(tx: Tx, memberId: string) {
  await tx.deleteFrom('recent_searches').where('member_id', '=', memberId).execute()
}
