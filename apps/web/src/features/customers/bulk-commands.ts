/** One act on many customers. The server answers each row; what was done can be undone, what was refused is told. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import { askListsAgain, type CardChange, showInLists } from './customer-cache.ts'

export type BulkAct = ApiRequest<'POST /api/customers/bulk'>['body']['act']
export type BulkAnswer = ApiReply<'POST /api/customers/bulk'>

/** The server takes this many rows at once. */
const mostAtOnce = 200

const opposite = { archive: 'restore', restore: 'archive', addTag: 'removeTag', removeTag: 'addTag' } as const

export interface BulkAsked {
  ids: readonly string[]
  act: BulkAct
  tag?: string
}

/** Does one act on many records, shown at once; rows that are refused come back as they were. */
export async function doInBulk({ ids, act, tag }: BulkAsked): Promise<BulkAnswer> {
  const takeBack = showInLists(ids, changeOf(act, tag))
  const answer: BulkAnswer = { done: [], refused: [] }
  try {
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const body = { ids: ids.slice(at, at + mostAtOnce), act, tag }
      const part = await call('POST /api/customers/bulk', { body })
      answer.done.push(...part.done)
      answer.refused.push(...part.refused)
    }
  } catch (error) {
    takeBack()
    throw error
  }
  if (answer.refused.length > 0) takeBack()
  askListsAgain()
  return answer
}

/** The act that takes it back, on the rows that were really changed by it. */
export function undoOf({ act, tag }: BulkAsked, changed: readonly string[]): BulkAsked {
  return { ids: changed, act: opposite[act], tag }
}

/** Rows the act changes at all: a tag that was there before stays when the adding is undone. */
export function changedBy({ act, tag = '' }: BulkAsked, rows: readonly CustomerCard[]): string[] {
  const has = (row: CustomerCard) => row.tags.some((mine) => mine.toLowerCase() === tag.toLowerCase())
  const changes = {
    archive: (row) => !row.isArchived,
    restore: (row) => row.isArchived,
    addTag: (row) => !has(row),
    removeTag: has,
  } satisfies Record<BulkAct, (row: CustomerCard) => boolean>
  return rows.filter(changes[act]).map((row) => row.id)
}

function changeOf(act: BulkAct, tag = ''): CardChange {
  const others = (card: CustomerCard) => card.tags.filter((mine) => mine.toLowerCase() !== tag.toLowerCase())
  const changes = {
    archive: (card) => (card.isArchived ? card : undefined),
    restore: (card) => (card.isArchived ? undefined : card),
    addTag: (card) => ({ ...card, tags: [...others(card), tag] }),
    removeTag: (card) => ({ ...card, tags: others(card) }),
  } satisfies Record<BulkAct, CardChange>
  return changes[act]
}
