import type { Tx } from '../../db/tx.ts'
import { removeSessionsInShop } from './session-store.ts'

/** Sessions are the account's, not the shop's: this is the one way in which a shop may end them, its own only. */
export const signOutOfShop = (tx: Tx, given: { accountId: string; shopId: string }): Promise<void> =>
  removeSessionsInShop(tx, given)
