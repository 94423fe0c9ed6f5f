import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export interface SavedView {
  id: string
  shopId: string
  memberId: string
  feature: string
  name: string
  query: string
  isShared: boolean
}

/** The member's own views of a feature and those the shop shares, by name. */
export function viewsFor(tx: Tx, { feature, memberId }: Pick<SavedView, 'feature' | 'memberId'>) {
  return tx
    .selectFrom('saved_views')
    .select(['id', 'member_id', 'name', 'query', 'is_shared'])
    .where('feature', '=', feature)
    .where((or) => or.or([or('member_id', '=', memberId), or('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Whether another of the member's views of that feature has this name, however it is written. */
export async function hasOtherOfName(
  tx: Tx,
  { id, memberId, feature, name }: Pick<SavedView, 'id' | 'memberId' | 'feature' | 'name'>,
): Promise<boolean> {
  const other = await tx
    .selectFrom('saved_views')
    .select('id')
    .where('member_id', '=', memberId)
    .where('feature', '=', feature)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Writes a view in the place of the member's view with that id or that name. */
export async function replaceView(tx: Tx, view: SavedView & { createdAt: Date }) {
  const { id, shopId, memberId, feature, name, query, isShared, createdAt } = view
  await tx
    .deleteFrom('saved_views')
    .where('member_id', '=', memberId)
    .where((either) =>
      either.or([
        either('id', '=', id),
        either.and([either('feature', '=', feature), either(sql`lower(name)`, '=', name.toLowerCase())]),
      ]),
    )
    .execute()
  await tx
    .insertInto('saved_views')
    .values({
      shop_id: shopId,
      id,
      member_id: memberId,
      feature,
      name,
      query,
      is_shared: isShared,
      created_at: createdAt,
    })
    .execute()
}

/** Takes away a view of this member; answers whether there was one. */
export async function deleteOwnView(
  tx: Tx,
  { id, memberId }: Pick<SavedView, 'id' | 'memberId'>,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
