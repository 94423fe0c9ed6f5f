import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The shop as it stands. Row locks ask for the right to change a row, which an operator has inside it alone: acts on one shop take turns by its id. */
export async function holdShop(tx: Tx, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shop-act:${id}`}, 0))`.execute(tx)
  return tx
    .selectFrom('shops')
    .select(['id', 'name', 'suspended_at'])
    .where('id', '=', id)
    .where('demo_until', 'is', null)
    .where('demo_template_at', 'is', null)
    .executeTakeFirst()
}

/** Inside the shop. */
export async function setSuspended(tx: Tx, id: string, given: { at: Date; reason: string } | undefined) {
  await tx
    .updateTable('shops')
    .set({ suspended_at: given?.at ?? null, suspended_reason: given?.reason ?? null })
    .where('id', '=', id)
    .execute()
}

export interface ShopAct {
  shopId: string
  id: string
  at: Date
  operatorId: string
  kind: 'suspended' | 'lifted' | 'planChanged' | 'invoicePaid'
  reason: string
  subject: string | null
}

export async function addAct(tx: Tx, { shopId, id, at, operatorId, kind, reason, subject }: ShopAct) {
  const by = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('shop_acts')
    .values({
      shop_id: shopId,
      id,
      at,
      account_id: operatorId,
      operator_name: by.name,
      kind,
      reason,
      subject,
    })
    .execute()
}
