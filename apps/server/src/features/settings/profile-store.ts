import type { LinkKind } from '@darzi/tailoring/shops/profile-limits.ts'
import { sql } from 'kysely'
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

export interface PortfolioPhoto {
  id: string
  /** Of its bytes. */
  file_id: string
  caption: string | null
  /** Of a photo of a delivered piece whose customer agreed; empty for an uploaded one. */
  garments: { key: string; name?: string }[]
}

/** As they are shown: the newest work first, uploaded or of delivered pieces. Inside the shop. */
export async function portfolio(tx: Tx): Promise<PortfolioPhoto[]> {
  const { rows } = await sql<PortfolioPhoto>`
    select id, file_id, caption, garments from portfolio_of_shop() order by since desc, id desc`.execute(tx)
  return rows
}

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

/** An uploaded photo goes; of a delivered piece the customer's yes stays, and it may be shown again. */
export async function dropPortfolioPhoto(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('portfolio_photos').where('id', '=', id).returning('id').executeTakeFirst()
  if (gone) return true
  const hidden = await tx
    .updateTable('photo_consents')
    .set({ shown_at: null })
    .where('id', '=', id)
    .where('shown_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return hidden !== undefined
}
