import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { Asked } from '../../http/asked.ts'
import { removeOtherSessions } from './session-store.ts'

/** Signs every other device of the own account out. */
export async function endOtherSessions({ tx, account }: Asked<typeof accountRoutes.endOtherSessions>) {
  return { ended: await removeOtherSessions(tx, { id: account.sessionId, accountId: account.id }) }
}
