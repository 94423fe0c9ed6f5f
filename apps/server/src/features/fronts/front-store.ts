import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { DomainRow } from './front-queries.ts'

export interface FrontChange {
  slug?: string
  is_published?: boolean
  published_at?: Date
  main_colour?: string
  accent_colour?: string
  tagline?: string | null
  about?: string | null
  logo_id?: string | null
}

export async function writeFront(tx: Tx, shopId: string, change: FrontChange) {
  await tx
    .insertInto('fronts')
    .values({ shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (Object.keys(change).length > 0)
    await tx.updateTable('fronts').set(change).where('shop_id', '=', shopId).execute()
}

/** In place of any claim before. */
export async function writeClaim(
  tx: Tx,
  { shopId, ...claim }: { shopId: string; domain: string; token: string; now: Date },
) {
  const row = {
    domain: claim.domain,
    token: claim.token,
    claimed_at: claim.now,
    checked_at: null,
    verified_at: null,
  }
  await tx
    .insertInto('front_domains')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute()
}

/** Of two houses that show the same domain at once one waits for the other. */
export async function takeDomainInTurn(tx: Tx, domain: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`front-domain:${domain}`}, 0))`.execute(tx)
}

/** Answers the shops that held it; their records are not among those found. */
export async function takeFromOthers(
  tx: Tx,
  { domain, found }: { domain: string; found: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ shop_id: string }>`
    select shop_id from release_domain(${domain}, ${[...found]}::text[])`.execute(tx)
  return rows.map(({ shop_id: shopId }) => shopId)
}

export async function markChecked(
  tx: Tx,
  { shopId, domain, token }: { shopId: string } & Pick<DomainRow, 'domain' | 'token'>,
  { now, isVerified }: { now: Date; isVerified: boolean },
) {
  await tx
    .updateTable('front_domains')
    .set({ checked_at: now, ...(isVerified ? { verified_at: now } : {}) })
    .where('shop_id', '=', shopId)
    .where('domain', '=', domain)
    .where('token', '=', token)
    .execute()
}

export async function removeClaim(tx: Tx, shopId: string) {
  await tx.deleteFrom('front_domains').where('shop_id', '=', shopId).execute()
}
