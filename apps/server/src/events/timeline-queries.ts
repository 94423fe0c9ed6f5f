import type { TimelineEntry } from '@darzi/contract/shops.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '../db/tx.ts'
import type { DB } from '../db/types.ts'
import { fieldError } from '../http/app-error.ts'

export interface Subject {
  type: string
  ids: readonly string[]
}

interface Wanted {
  limit: number
  /** The id of the last entry of the page before. */
  after?: string
  actorId?: string
  /** Events of any of these. */
  subjects?: readonly Subject[]
}

/** Events of the shop, newest first, a page at a time. */
export async function newestEvents(tx: Tx, { limit, after, actorId, subjects }: Wanted) {
  let query = tx
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'member_id', 'actor_name', 'subject_type', 'subject_id', 'params'])
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after && !isId(after)) throw fieldError('after', 'request.invalid')
  if (after) query = query.where('id', '<', after)
  if (actorId) query = query.where('member_id', '=', actorId)
  if (subjects) query = query.where(isOf(subjects))
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  return { rows: page.map(entryOf), next: rows.length > limit ? page.at(-1)?.id : undefined }
}

/** Each kind along the index of subjects. */
export const isOf = (subjects: readonly Subject[]) => (event: ExpressionBuilder<DB, 'events'>) =>
  event.or(
    subjects
      .filter(({ ids }) => ids.length > 0)
      .map(({ type, ids }) => event.and([event('subject_type', '=', type), event('subject_id', 'in', ids)])),
  )

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

interface EventRow {
  id: string
  at: Date
  kind: string
  member_id: string | null
  actor_name: string | null
  subject_type: string
  subject_id: string
  params: Record<string, string | number>
}

function entryOf(row: EventRow): TimelineEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    params: row.params,
    actor: row.member_id ? { id: row.member_id, name: row.actor_name ?? '' } : undefined,
    subject: { type: row.subject_type, id: row.subject_id, name: String(row.params.name ?? '') },
  }
}
