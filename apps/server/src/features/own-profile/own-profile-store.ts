/** Addresses and family of one account, as that account. */
import type { Relation } from '@darzi/tailoring/own-profile/limits.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Of two changes at once the second sees what the first left. */
export const lockOwn = (tx: Tx, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`own-profile ${accountId}`}, 0))`.execute(tx)

export const addressesOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account_addresses')
    .select(['id', 'label', 'lines', 'city', 'pincode', 'is_default'])
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute()

export const peopleOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account_people')
    .select(['id', 'name', 'relation'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()

interface Own {
  accountId: string
  id: string
}
interface Address extends Own {
  label: string
  lines: string
  city: string
  pincode: string
  isDefault: boolean
  now: Date
}

export async function writeAddress(tx: Tx, address: Address) {
  const { accountId, id, label, lines, city, pincode, isDefault, now } = address
  const said = { label, lines, city, pincode, is_default: isDefault }
  await tx
    .insertInto('account_addresses')
    .values({ account_id: accountId, id, ...said, added_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(said))
    .execute()
}

export const clearDefault = (tx: Tx, accountId: string) =>
  tx
    .updateTable('account_addresses')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()

/** Nothing happens where there is none. */
export const defaultOldest = (tx: Tx, accountId: string) =>
  tx
    .updateTable('account_addresses')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('id', '=', (from) =>
      from
        .selectFrom('account_addresses')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('added_at')
        .orderBy('id')
        .limit(1),
    )
    .execute()

export const deleteAddress = (tx: Tx, { accountId, id }: Own) =>
  tx.deleteFrom('account_addresses').where('account_id', '=', accountId).where('id', '=', id).execute()

interface Person extends Own {
  name: string
  relation: Relation
  now: Date
}

export async function writePerson(tx: Tx, { accountId, id, name, relation, now }: Person) {
  await tx
    .insertInto('account_people')
    .values({ account_id: accountId, id, name, relation, added_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet({ name, relation }))
    .execute()
}

export const deletePerson = (tx: Tx, { accountId, id }: Own) =>
  tx.deleteFrom('account_people').where('account_id', '=', accountId).where('id', '=', id).execute()
