import { crossing } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'

/** The sessions of this account that work in this shop, on every device. */
export async function endSessionsInShop(tx: Tx, given: { accountId: string; shopId: string }) {
  const { accountId, shopId } = given
  await crossing(tx, 'sign_in', () =>
    tx.deleteFrom('sessions').where('account_id', '=', accountId).where('shop_id', '=', shopId).execute(),
  )
}
