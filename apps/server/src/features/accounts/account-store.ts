import type { User } from '@darzi/contract/accounts.ts'
import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

export interface Account {
  id: string
  email: string
  name: string
  phone: string | null
  role: User['role']
  language: 'en' | 'hi' | 'pa' | null
  password_hash: string | null
  email_verified_at: Date | null
}
const columns = [
  'id',
  'email',
  'name',
  'phone',
  'role',
  'language',
  'password_hash',
  'email_verified_at',
] as const

/** Before anyone is signed in: the account of an e-mail, by the sign-in cross-tenant access. */
export function accountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  return crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('accounts')
      .select(columns)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst(),
  )
}

/** By the sign-in cross-tenant access, for a link or identity that names the account. */
export function accountById(tx: Tx, id: string): Promise<Account | undefined> {
  return crossTenant(tx, 'sign_in', () =>
    tx.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst(),
  )
}

/** The signed-in account itself. */
export function ownAccount(tx: Tx, id: string): Promise<Account> {
  return tx.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Makes the account unless its e-mail is taken; answers whether it was made. */
export async function addAccount(tx: Tx, account: Account & { createdAt: Date }): Promise<boolean> {
  const { createdAt, ...row } = account
  const made = await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('accounts')
      .values({ ...row, created_at: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  return made !== undefined
}

/** A new password ends every session of the account but one and every link that was mailed to choose one, and forgets its devices. */
export async function setPassword(
  tx: Tx,
  change: { accountId: string; hash: string | null; keepSession?: string; verifiedAt?: Date },
) {
  const { accountId, hash, keepSession, verifiedAt } = change
  await crossTenant(tx, 'sign_in', async () => {
    await tx
      .updateTable('accounts')
      .set({ password_hash: hash, ...(verifiedAt ? { email_verified_at: verifiedAt } : {}) })
      .where('id', '=', accountId)
      .execute()
    await tx.deleteFrom('password_resets').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
    let ended = tx.deleteFrom('sessions').where('account_id', '=', accountId)
    if (keepSession) ended = ended.where('id', '!=', keepSession)
    await ended.execute()
  })
}

/** Fields left out stay; null clears. */
export interface AccountChange {
  name?: string
  phone?: string | null
  language?: NonNullable<Account['language']>
  unit?: 'in' | 'cm'
}

export async function changeOwnAccount(tx: Tx, id: string, change: AccountChange) {
  await tx.updateTable('accounts').set(change).where('id', '=', id).execute()
}

/** A customer's account becomes a tailor's; any other stays what it is. */
export async function promoteToTailor(tx: Tx, id: string) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('accounts')
      .set({ role: 'tailor' })
      .where('id', '=', id)
      .where('role', '=', 'user')
      .execute(),
  )
}
