/** Second factors and their recovery codes, by the sign-in cross-tenant access: one is asked for before anyone is signed in. */
import { createHash } from 'node:crypto'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

const digest = (code: string) => createHash('sha256').update(code).digest()

/** The account's second factor, locked: a code counts once, however often it is sent. */
export function lockFactor(tx: Tx, accountId: string) {
  return crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('second_factors')
      .select(['secret', 'confirmed_at', 'last_step'])
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst(),
  )
}

/** Since when it asks for a code, and how many recovery codes are left; undefined while it does not. */
export function factorInForce(tx: Tx, accountId: string) {
  return crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('second_factors')
      .select(['confirmed_at as since'])
      .select((row) =>
        row
          .selectFrom('recovery_codes')
          .select(({ fn }) => fn.countAll<number>().as('left'))
          .whereRef('recovery_codes.account_id', '=', 'second_factors.account_id')
          .where('used_at', 'is', null)
          .as('codesLeft'),
      )
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
  )
}

/** Begins one, in place of one that was begun and never confirmed. */
export async function beginFactor(tx: Tx, { accountId, secret, now }: Begun) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('second_factors')
      .values({ account_id: accountId, secret, begun_at: now })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ secret, begun_at: now, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .execute(),
  )
}
interface Begun {
  accountId: string
  secret: string
  now: Date
}

export async function takeStep(tx: Tx, accountId: string, change: { lastStep: number; confirmedAt?: Date }) {
  const { lastStep, confirmedAt } = change
  await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('second_factors')
      .set({ last_step: lastStep, ...(confirmedAt && { confirmed_at: confirmedAt }) })
      .where('account_id', '=', accountId)
      .execute(),
  )
}

export async function removeFactor(tx: Tx, accountId: string) {
  await crossTenant(tx, 'sign_in', async () => {
    await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  })
}

export async function writeRecoveryCodes(tx: Tx, accountId: string, codes: readonly string[]) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ account_id: accountId, code_hash: digest(code) })))
      .execute(),
  )
}

/** Uses a recovery code up; false when it is none, or was used. */
export async function spendRecoveryCode(tx: Tx, { accountId, code, now }: Spent): Promise<boolean> {
  const spent = await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', digest(code))
      .where('used_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst(),
  )
  return spent !== undefined
}
interface Spent {
  accountId: string
  code: string
  now: Date
}
