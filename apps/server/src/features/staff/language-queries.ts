import type { Tx } from '../../db/tx.ts'

/** Members of this shop with their accounts, for those ids that are its own. */
export const accountsOfMembers = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('members').select(['id', 'account_id']).where('id', 'in', ids).execute()

export const languagesOfAccounts = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('accounts').select(['id', 'language']).where('id', 'in', ids).execute()
