import type { Garment } from '@darzi/contract/garments.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = [
  'key',
  'name',
  'sizing',
  'is_active',
  'price_minor',
  'lead_days',
  'version',
  'fields',
  'styles',
  'add_ons',
  'stages',
  'checks',
  'cloth',
] as const

/** The shop's own copies and own types, the oldest own type first. */
export function storedGarments(tx: Tx) {
  return tx.selectFrom('garments').select(columns).orderBy('key').execute()
}
export type StoredGarment = Awaited<ReturnType<typeof storedGarments>>[number]

export function storedGarment(tx: Tx, key: string) {
  return tx.selectFrom('garments').select(columns).where('key', '=', key).executeTakeFirst()
}

export const storedAmong = (tx: Tx, keys: readonly string[]) =>
  tx
    .selectFrom('garments')
    .select(columns)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .orderBy('key')
    .execute()

/**
 * Locks the shop's catalogue for changing until the transaction ends, and answers the version the change makes. It counts
 * over all types, so that a type put back and changed anew never has a version it had before.
 */
export async function nextVersion(tx: Tx, shopId: string): Promise<number> {
  const { last } = await tx
    .insertInto('shop_counters')
    .values({ shop_id: shopId, name: 'garments', last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'name'])
        .doUpdateSet((row) => ({ last: row('shop_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Writes the shop's copy of a type as a whole; its version comes with it. */
export async function writeGarment(
  tx: Tx,
  { shopId, now, garment }: { shopId: string; now: Date; garment: Omit<Garment, 'isOwn'> },
) {
  const row = rowOf(garment, now)
  await tx
    .insertInto('garments')
    .values({ shop_id: shopId, key: garment.key, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'key']).doUpdateSet(row))
    .execute()
}

function rowOf(garment: Omit<Garment, 'isOwn'>, now: Date) {
  return {
    name: garment.name ?? null,
    sizing: garment.sizing,
    is_active: garment.isActive,
    price_minor: garment.priceMinor ?? null,
    lead_days: garment.leadDays,
    fields: JSON.stringify(garment.fields),
    styles: JSON.stringify(garment.styles),
    add_ons: JSON.stringify(garment.addOns),
    stages: JSON.stringify(garment.stages),
    checks: JSON.stringify(garment.checks),
    cloth: JSON.stringify(garment.cloth),
    version: garment.version,
    updated_at: now,
  }
}

export async function removeGarment(tx: Tx, key: string) {
  await tx.deleteFrom('garments').where('key', '=', key).execute()
}
