import type { AnyRoute } from '@darzi/contract/route.ts'
import type { Tx } from '../db/tx.ts'
import { countOut } from './audit.ts'
import { routeKey } from './pipeline.ts'
import type { Around, Member } from './request-context.ts'

interface Download extends Pick<Around, 'request' | 'now' | 'newId'> {
  member: Member
}

/**
 * The audit line of a download of a shop's records. The answered function is called with each page, in the
 * transaction that reads it: what leaves is written down before it is sent, also when the download breaks off.
 */
export function auditDownload(
  { request, now, newId, member }: Download,
  route: AnyRoute,
  subjectId?: string,
): (tx: Tx, rows: number) => Promise<void> {
  const line = {
    id: newId(),
    at: now,
    route: routeKey(route),
    requestId: request.id,
    subjectId,
    shopId: member.shopId,
    accountId: member.accountId,
  }
  return (tx, rows) => countOut(tx, line, rows)
}
