import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { removeOtherSessions } from './session-store.ts'

/** Signs every other device of the own account out. */
export async function endOtherSessions({
  tx,
  account,
}: RequestContext<typeof accountRoutes.endOtherSessions>) {
  return { ended: await removeOtherSessions(tx, { id: account.sessionId, accountId: account.id }) }
}
