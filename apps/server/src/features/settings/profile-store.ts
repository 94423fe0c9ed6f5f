import type { LinkKind } from '@darzi/tailoring/shops/profile-limits.ts'
import type { Tx } from '../../db/tx.ts'

export const profileRow = (tx: Tx) =>
  tx
    .selectFrom('shop_profiles')
    .select(['city', 'state', 'pincode', 'experience_years', 'about', 'specialties', 'links'] as const)
    .executeTakeFirst()

export interface ProfileChange {
  city?: string | null
  state?: string | null
  pincode?: string | null
  experience_years?: number | null
  about?: string | null
  specialties?: string[]
  links?: Partial<Record<LinkKind, string>>
}

export async function writeProfile(tx: Tx, shopId: string, { links, ...facts }: ProfileChange) {
  const change = { ...facts, ...(links ? { links: JSON.stringify(links) } : {}) }
  const row = tx.insertInto('shop_profiles').values({ shop_id: shopId, ...change })
  const isEmpty = Object.keys(change).length === 0
  await row
    .onConflict((conflict) =>
      isEmpty ? conflict.doNothing() : conflict.column('shop_id').doUpdateSet(change),
    )
    .execute()
}

/** As they are shown: the newest work first. */
export const portfolio = (tx: Tx) =>
  tx
    .selectFrom('portfolio_photos')
    .select(['id', 'caption'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

interface NewPhoto {
  shopId: string
  id: string
  caption: string | null
  now: Date
}

export async function insertPortfolioPhoto(tx: Tx, { shopId, id, caption, now }: NewPhoto) {
  await tx.insertInto('portfolio_photos').values({ shop_id: shopId, id, caption, created_at: now }).execute()
}

/** Answers false when there is no such photo. */
export async function captionPhoto(tx: Tx, id: string, caption: string | null): Promise<boolean> {
  const changed = await tx
    .updateTable('portfolio_photos')
    .set({ caption })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function dropPortfolioPhoto(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('portfolio_photos').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}
