import type { Tx } from '../../db/tx.ts'
import { mutedOf } from '../account-news/api.ts'

/** What an account has set for itself: addresses, family, how it is told and where. Keys of browsers let somebody in, so they stay. */
export async function ownSettings(tx: Tx, accountId: string) {
  const addresses = await tx
    .selectFrom('account_addresses')
    .select(['label', 'lines', 'city', 'pincode', 'is_default', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const family = await tx
    .selectFrom('account_people')
    .select(['name', 'relation', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const notTold = await mutedOf(tx, accountId)
  const pushedTo = await tx
    .selectFrom('account_devices')
    .select(['name', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { addresses, family, notTold, pushedTo }
}
