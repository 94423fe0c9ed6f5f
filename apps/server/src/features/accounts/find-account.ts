import type { Tx } from '../../db/tx.ts'
import { accountByEmail } from './account-store.ts'

/** The account of an e-mail, for features that invite people; undefined when there is none. */
export async function findAccount(tx: Tx, email: string) {
  const account = await accountByEmail(tx, email)
  return (
    account && {
      id: account.id,
      name: account.name,
      email: account.email,
      passwordHash: account.password_hash,
    }
  )
}
