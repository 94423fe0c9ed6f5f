import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'

export interface AuditLine {
  id: string
  at: Date
  shopId: string | undefined
  accountId: string | undefined
  route: string
  subjectId: string | undefined
  requestId: string
  /** The key it was asked with. */
  keyId?: string | undefined
}

/** One line per write: who, which route, about what. Ids only. */
export const auditLine = (tx: Tx, line: AuditLine) => tx.insertInto('audit_lines').values(columnsOf(line))

/** Writes the line of a download, or adds so many records to it. */
export async function countOut(tx: Tx, line: AuditLine, rows: number) {
  await tx
    .insertInto('audit_lines')
    .values({ ...columnsOf(line), rows_out: rows })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ rows_out: sql`audit_lines.rows_out + excluded.rows_out` }),
    )
    .execute()
}

const columnsOf = (line: AuditLine) => ({
  id: line.id,
  at: line.at,
  shop_id: line.shopId ?? null,
  account_id: line.accountId ?? null,
  route: line.route,
  subject_id: line.subjectId ?? null,
  request_id: line.requestId,
  key_id: line.keyId ?? null,
})

const idShape = /^[0-9a-f-]{36}$/

/** What the write was about: the id in its address, else the id of what it made. */
export function subjectOf(params: unknown, answer: unknown): string | undefined {
  return idIn(params) ?? idIn(answer)
}

function idIn(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || !('id' in thing)) return undefined
  return typeof thing.id === 'string' && idShape.test(thing.id) ? thing.id : undefined
}
