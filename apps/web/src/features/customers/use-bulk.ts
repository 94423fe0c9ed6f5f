import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { inParts } from '../../data/in-parts.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { useT } from '../../words/use-t.ts'
import { askListsAgain, type CardChange, showInLists } from './customer-cache.ts'

export interface BulkResult {
  done: number
  refused: { id: string; name: string; detail: string }[]
}

/** Runs an act on the chosen rows; what was refused is kept to be told row by row. */
export function useBulk(chosen: readonly CustomerCard[], onDone: () => void) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<BulkResult>()

  async function run(act: BulkAct, tag?: string) {
    const asked: BulkAsked = { ids: chosen.map((row) => row.id), act, tag }
    const changes = new Set(changedBy(asked, chosen))
    setBusy(true)
    try {
      const { done, refused } = await doInBulk(asked)
      onDone()
      const changed = done.filter((id) => changes.has(id))
      if (done.length > 0) {
        const message = t(`customers.bulk.${act}Done`, { count: done.length, tag: tag ?? '' })
        toastWithUndo({ message, undo: () => takeBack(undoOf(asked, changed)) })
      }
      if (refused.length > 0) setAnswer({ done: done.length, refused: named(refused, chosen) })
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  /** A row that was merged away meanwhile, say, cannot be brought back: that is told too. */
  async function takeBack(asked: BulkAsked) {
    const { done, refused } = await doInBulk(asked)
    if (refused.length > 0) setAnswer({ done: done.length, refused: named(refused, chosen) })
  }
  return { run, isBusy, answer, closeAnswer: () => setAnswer(undefined) }
}

function named(refused: readonly { id: string; detail: string }[], rows: readonly CustomerCard[]) {
  return refused.map(({ id, detail }) => ({
    id,
    detail,
    name: rows.find((row) => row.id === id)?.name ?? '',
  }))
}

/** One act on many customers. The server answers each row; what was done can be undone, what was refused is told. */
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
type BulkAct = ApiRequest<'POST /api/customers/bulk'>['body']['act']

const opposite = { archive: 'restore', restore: 'archive', addTag: 'removeTag', removeTag: 'addTag' } as const

interface BulkAsked {
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
