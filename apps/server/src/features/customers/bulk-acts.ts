import type { ErrorCode } from '@darzi/contract/error-codes.ts'
import { uniteTags } from '@darzi/tailoring/customers/tags.ts'
import type { Params } from '../../http/app-error.ts'

export interface BulkRecord {
  id: string
  name: string
  tags: string[]
  state: 'active' | 'archived' | 'merged'
}
export interface BulkChange {
  state: BulkRecord['state']
  tags: string[]
}
export interface BulkWork {
  record: BulkRecord
  change: BulkChange
}

/** No change: the record is already so. */
type BulkResult = { change?: BulkChange } | { refused: ErrorCode; params?: Params }

interface BulkAct {
  /** The sentence of the timeline. */
  kind: string
  needsTag: boolean
  rule(record: BulkRecord, tag: string): BulkResult
}

/** As many as a form takes. */
const mostTags = 20

/** What can be done to many records at once. */
export const bulkActs = {
  archive: { kind: 'customers.archived', needsTag: false, rule: (record) => intoState(record, 'archived') },
  restore: { kind: 'customers.restored', needsTag: false, rule: (record) => intoState(record, 'active') },
  addTag: {
    kind: 'customers.tagged',
    needsTag: true,
    rule: (record, tag) => withTags(record, uniteTags(record.tags, [tag])),
  },
  removeTag: {
    kind: 'customers.untagged',
    needsTag: true,
    rule: (record, tag) =>
      withTags(
        record,
        record.tags.filter((each) => each.toLowerCase() !== tag.toLowerCase()),
      ),
  },
} satisfies Record<string, BulkAct> as Record<'archive' | 'restore' | 'addTag' | 'removeTag', BulkAct> // each is one

function intoState(record: BulkRecord, state: 'active' | 'archived'): BulkResult {
  if (record.state === 'merged') return { refused: 'customers.mergedAway' }
  return record.state === state ? {} : { change: { ...record, state } }
}

function withTags(record: BulkRecord, tags: string[]): BulkResult {
  if (record.state === 'merged') return { refused: 'customers.mergedAway' }
  if (tags.length > mostTags) return { refused: 'customers.tooManyTags', params: { limit: mostTags } }
  return tags.length === record.tags.length ? {} : { change: { ...record, tags } }
}

interface Deciding {
  ids: readonly string[]
  records: ReadonlyMap<string, BulkRecord>
  act: BulkAct
  tag: string
  /** How many records may be written: what the plan still holds when they come back into the directory. */
  quota: number
}

/** What is done, what is refused and why, and what has to be written; each record once, in the order asked. */
export function decideInBulk({ ids, records, act, tag, quota }: Deciding) {
  const done: string[] = []
  const refused: { id: string; code: ErrorCode; params: Params }[] = []
  const work: BulkWork[] = []
  for (const id of new Set(ids)) {
    const record = records.get(id)
    const result: BulkResult = record ? act.rule(record, tag) : { refused: 'request.notFound' }
    if ('refused' in result) refused.push({ id, code: result.refused, params: result.params ?? {} })
    else if (result.change && work.length >= quota)
      refused.push({ id, code: 'customers.limitReached', params: { moveTo: 'larger' } })
    else {
      done.push(id)
      if (record && result.change) work.push({ record, change: result.change })
    }
  }
  return { done, refused, work }
}
