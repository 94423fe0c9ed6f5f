import type { Tx } from '../../db/tx.ts'
import { isRestoredAccount } from '../accounts/api.ts'
import { membersWithEmail } from './staff-queries.ts'

/** The member with this e-mail whom a backup has brought back and who has not joined again since. In the shop's transaction. */
export async function restoredMember(tx: Tx, email: string): Promise<string | undefined> {
  for (const { id, account_id } of await membersWithEmail(tx, email))
    if (await isRestoredAccount(tx, account_id)) return id
  return undefined
}
