import { crossing } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'

/** A customer's account that joins a shop becomes a tailor's. The operator's stays what it is. */
export async function becomeTailor(tx: Tx, accountId: string) {
  await crossing(tx, 'sign_in', () =>
    tx
      .updateTable('accounts')
      .set({ role: 'tailor' })
      .where('id', '=', accountId)
      .where('role', '=', 'user')
      .execute(),
  )
}
