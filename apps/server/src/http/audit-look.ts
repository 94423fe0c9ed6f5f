import { auditLine } from './audit.ts'
import type { Around, InTx } from './request-context.ts'

interface Looking extends Pick<InTx, 'tx'>, Pick<Around, 'request' | 'now' | 'newId'> {
  operator: { id: string }
}

/** An operator who looks at something of other people whole is written down. */
export const auditLook = async (
  { tx, operator, request, now, newId }: Looking,
  { route, subjectId }: { route: string; subjectId: string },
) =>
  auditLine(tx, {
    id: newId(),
    at: now,
    route,
    requestId: request.id,
    shopId: undefined,
    accountId: operator.id,
    subjectId,
  }).execute()
