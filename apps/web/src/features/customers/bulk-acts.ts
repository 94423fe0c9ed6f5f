/** What an act does to each of many rows, and what takes it back. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import type { CardChange } from './customer-cache.ts'

export type BulkAct = ApiRequest<'POST /api/customers/bulk'>['body']['act']

const opposite = { archive: 'restore', restore: 'archive', addTag: 'removeTag', removeTag: 'addTag' } as const

export interface BulkAsked {
  ids: readonly string[]
  act: BulkAct
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
  } satisfies Record<BulkAct, (row: CustomerCard) => boolean>
  return rows.filter(changes[act]).map((row) => row.id)
}

/** How a row looks afterwards, or undefined for one that leaves its list. */
export function changeOf(act: BulkAct, tag = ''): CardChange {
  const others = (card: CustomerCard) => card.tags.filter((mine) => mine.toLowerCase() !== tag.toLowerCase())
  const changes = {
    archive: (card) => (card.isArchived ? card : undefined),
    restore: (card) => (card.isArchived ? undefined : card),
    addTag: (card) => ({ ...card, tags: [...others(card), tag] }),
    removeTag: (card) => ({ ...card, tags: others(card) }),
  } satisfies Record<BulkAct, CardChange>
  return changes[act]
}
