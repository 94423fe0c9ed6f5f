import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import type { BackupHead } from './records.ts'
import { leftOut } from './shop-tables.ts'

/** While `work` runs, rows are written as they were: triggers stand still and references may come in any order. */
export async function whileRestoring<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.restoring', 'on', true)`.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
  const answer = await work()
  await sql`set constraints all immediate`.execute(tx)
  await sql`select set_config('app.restoring', '', true)`.execute(tx)
  return answer
}

/**
 * Takes the shop's rows out of a table. What a table outside of backups refers to (the photo of a review, a member with a key) stays,
 * and what one of `kept` does (the logo of papers): answers the ids of those rows.
 */
export async function emptyTable(tx: Tx, table: string, kept: ReadonlySet<string> = new Set()) {
  const staying = [...Object.keys(leftOut), ...kept]
  const { rows } = await sql<{ stay: string[] }>`
    select empty_table(${table}, ${staying}::text[])::text[] as stay`.execute(tx)
  return rows[0]?.stay ?? []
}

interface RowsToRestore {
  table: string
  /** A JSON list. */
  rows: string
  accounts: ReadonlyMap<string, string>
  keepsLinks: boolean
}

export async function restoreRows(tx: Tx, { table, rows, accounts, keepsLinks }: RowsToRestore) {
  const renamed = JSON.stringify(Object.fromEntries(accounts))
  await sql`select restore_rows(${table}, ${rows}::text::jsonb, ${renamed}::text::jsonb, ${keepsLinks})`.execute(
    tx,
  )
}

/** Holds off everything else that is done to the shop's own facts, and a second restore, until the transaction ends. */
export async function lockShop(tx: Tx, shopId: string) {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forUpdate().executeTakeFirstOrThrow()
}

/** The sample goes with the rest: what the shop's row says of it stands in the way. */
export async function forgetSample(tx: Tx, shopId: string) {
  await tx
    .updateTable('shops')
    .set({ sample_customer_id: null, sample_order_id: null })
    .where('id', '=', shopId)
    .execute()
}

/** Whether rows of the shop that are no sample's stand in this table. */
export async function hasRows(tx: Tx, table: string, shopId: string): Promise<boolean> {
  const column = { customers: 'sample_customer_id', orders: 'sample_order_id' }[table]
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(table)} t join shops s on s.id = t.shop_id
     where t.shop_id = ${shopId} ${column ? sql`and t.id is distinct from s.${sql.ref(column)}` : sql``} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** The shop's own facts of a backup; what is the platform's (plan, trial, kind) stays this shop's. */
export async function restoreShop(tx: Tx, shopId: string, shop: BackupHead['shop']) {
  const row = JSON.stringify(shop)
  await sql`
    update shops s set name = r.name, phone = r.phone, email = r.email, address = r.address, country = r.country,
           currency = r.currency, time_zone = r.time_zone, gstin = r.gstin, trn = r.trn, set_up_at = r.set_up_at,
           sample_customer_id = r.sample_customer_id, sample_order_id = r.sample_order_id
      from jsonb_populate_record(null::shops, ${row}::text::jsonb) r where s.id = ${shopId}`.execute(tx)
}

export const currentMembers = (tx: Tx) =>
  tx
    .selectFrom('members')
    .select(['account_id', 'email', 'name', 'is_active'])
    .orderBy('joined_at')
    .orderBy('id')
    .execute()

/** Which of these accounts this server has. By the sign-in cross-tenant access. */
export async function knownAccounts(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await crossTenant(tx, 'sign_in', () =>
    tx.selectFrom('accounts').select('id').where('id', 'in', ids).execute(),
  )
  return new Set(rows.map(({ id }) => id))
}
