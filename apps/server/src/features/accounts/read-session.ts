import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { sessionOf } from './session-queries.ts'

export function readSession({ tx, account }: RequestContext<typeof accountRoutes.session>) {
  return sessionOf(tx, account.id, account.shopId)
}
