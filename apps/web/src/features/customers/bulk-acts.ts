/** One act on many customers. The server answers each row; what was done can be undone, what was refused is told. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import type { CardChange } from '../../data/entity-cache.ts'
import { inParts } from '../../data/in-parts.ts'
import type { BulkDone } from '../../kits/list/use-bulk.ts'
import { readSpeech } from '../../words/language.ts'
import { askListsAgain, showInLists } from './customer-cache.ts'

/** Does an act to the rows, shown at once; rows that are refused come back as they were. */
export async function bulkAct(
  rows: readonly CustomerCard[],
  { act, tag }: Pick<BulkAsked, 'act' | 'tag'>,
): Promise<BulkDone> {
  const asked: BulkAsked = { ids: rows.map((row) => row.id), act, tag }
  const changes = new Set(changedBy(asked, rows))
  const { done, refused } = await doInBulk(asked)
  const changed = done.filter((id) => changes.has(id))
  const message = readSpeech().t(`customers.bulk.${act}Done`, { count: done.length, tag: tag ?? '' })
  return {
    standing: done.length,
    refused,
    message: done.length > 0 ? message : undefined,
    undo: async () => {
      const undone = await doInBulk(undoOf(asked, changed))
      return { standing: undone.done.length, refused: undone.refused }
    },
  }
}

type BulkAnswer = ApiReply<'POST /api/customers/bulk'>

/** Does one act on many records, shown at once; rows that are refused come back as they were. */
async function doInBulk({ ids, act, tag }: BulkAsked): Promise<BulkAnswer> {
  const takeBack = showInLists(ids, changeOf(act, tag))
  const answer: BulkAnswer = { done: [], refused: [] }
  try {
    const unanswered = await inParts(ids, readSpeech().t, async (part) => {
      const told = await call('POST /api/customers/bulk', { body: { ids: part, act, tag } })
      answer.done.push(...told.done)
      answer.refused.push(...told.refused)
    })
    answer.refused.push(...unanswered)
  } catch (error) {
    takeBack()
    throw error
  }
  if (answer.refused.length > 0) takeBack()
  askListsAgain()
  return answer
}

/** What an act does to each of many rows, and what takes it back. */
export type CustomerBulkAct = ApiRequest<'POST /api/customers/bulk'>['body']['act']

const opposite = { archive: 'restore', restore: 'archive', addTag: 'removeTag', removeTag: 'addTag' } as const

interface BulkAsked {
  ids: readonly string[]
  act: CustomerBulkAct
  tag?: string
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
  } satisfies Record<CustomerBulkAct, (row: CustomerCard) => boolean>
  return rows.filter(changes[act]).map((row) => row.id)
}

/** How a row looks afterwards, or undefined for one that leaves its list. */
export function changeOf(act: CustomerBulkAct, tag = ''): CardChange<CustomerCard> {
  const others = (card: CustomerCard) => card.tags.filter((mine) => mine.toLowerCase() !== tag.toLowerCase())
  const changes = {
    archive: (card) => (card.isArchived ? card : undefined),
    restore: (card) => (card.isArchived ? undefined : card),
    addTag: (card) => ({ ...card, tags: [...others(card), tag] }),
    removeTag: (card) => ({ ...card, tags: others(card) }),
  } satisfies Record<CustomerBulkAct, CardChange<CustomerCard>>
  return changes[act]
}
