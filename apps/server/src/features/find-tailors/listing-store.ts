import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export interface ListingChange {
  is_listed?: boolean
  slug?: string
  languages?: string[]
  has_woman?: boolean
  /** Degrees, as the database writes numbers of so many places. */
  latitude?: string | null
  longitude?: string | null
  listed_at?: Date
}

/** Writes what is said, and counts the figures the listing is judged by. */
export async function writeListing(tx: Tx, shopId: string, change: ListingChange) {
  await tx
    .insertInto('listings')
    .values({ shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (Object.keys(change).length > 0)
    await tx.updateTable('listings').set(change).where('shop_id', '=', shopId).execute()
  await sql`select count_listing(${shopId}::uuid)`.execute(tx)
}

export async function setFreeOn(tx: Tx, { shopId, freeOn }: { shopId: string; freeOn: string | undefined }) {
  await tx
    .updateTable('listings')
    .set({ free_on: freeOn ?? null, free_is_stale: false })
    .where('shop_id', '=', shopId)
    .execute()
}
