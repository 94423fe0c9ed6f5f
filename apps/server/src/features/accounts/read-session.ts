import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { Asked } from '../../http/asked.ts'
import { sessionOf } from './session-queries.ts'

export function readSession({ tx, account }: Asked<typeof accountRoutes.session>) {
  return sessionOf(tx, account.id, account.shopId)
}
