/** One act on many orders. The server answers each; what was done can be undone, what was refused is told. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { inParts } from '../../data/in-parts.ts'
import { askListsAgain } from '../../data/order-cache.ts'
import type { BulkDone } from '../../kits/list/use-bulk.ts'
import { readSpeech } from '../../words/language.ts'

type BulkAsked = ApiRequest<'POST /api/orders/bulk'>['body']
type BulkAnswer = ApiReply<'POST /api/orders/bulk'>

/**
 * Does an act to the rows. The step that was made is undone, and no later one; a fact is set back to what each order
 * had, where it still stands.
 */
export async function bulkAct(rows: readonly OrderCard[], act: Omit<BulkAsked, 'ids'>): Promise<BulkDone> {
  const made = await doInBulk({ ...act, ids: rows.map(({ id }) => id) })
  const { done, unchanged, refused } = made
  const { t } = readSpeech()
  return {
    standing: done.length + unchanged.length,
    refused,
    message: done.length > 0 ? t('orders.bulk.done', { count: done.length }) : undefined,
    unchanged: t('orders.bulk.unchanged'),
    undo: async () => {
      const answers = await Promise.all(undoesOf(act, made, rows).map(doInBulk))
      const notUndone = answers.flatMap((each) => each.refused)
      return { standing: done.length - notUndone.length, refused: notUndone }
    },
  }
}

function undoesOf(
  { act, priority, assignedTo }: Omit<BulkAsked, 'ids'>,
  { done, steps }: BulkAnswer,
  rows: readonly OrderCard[],
): BulkAsked[] {
  const before = rows.filter(({ id }) => done.includes(id))
  if (act === 'priority')
    return grouped(before, (row) => row.priority).map(([had, ids]) => ({
      act,
      ids,
      priority: had,
      ifStill: { priority },
    }))
  if (act === 'assign')
    return grouped(before, (row) => row.assignedTo?.id ?? null).map(([had, ids]) => ({
      act,
      ids,
      assignedTo: had,
      ifStill: { assignedTo },
    }))
  return [{ act: 'undo', ids: done, steps }]
}

function grouped<K>(rows: readonly OrderCard[], keyOf: (row: OrderCard) => K): [K, string[]][] {
  const groups = new Map<K, string[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row.id])
  return [...groups]
}

async function doInBulk({ ids, steps, ...act }: BulkAsked): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], steps: [], unchanged: [], refused: [] }
  try {
    const unanswered = await inParts(ids, readSpeech().t, async (part) => {
      const told = await call('POST /api/orders/bulk', {
        body: { ...act, ids: part, steps: steps?.filter(({ id }) => part.includes(id)) },
      })
      answer.done.push(...told.done)
      answer.steps.push(...told.steps)
      answer.unchanged.push(...told.unchanged)
      answer.refused.push(...told.refused)
    })
    answer.refused.push(...unanswered)
  } finally {
    askListsAgain()
  }
  return answer
}
