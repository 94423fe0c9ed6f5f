import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { inParts } from '../../data/in-parts.ts'
import { askListsAgain } from '../../data/order-cache.ts'
import { toastDone, toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { useT } from '../../words/use-t.ts'

export interface BulkResult {
  done: number
  refused: { id: string; number: string; code: string; detail: string }[]
}

/** Runs an act on the chosen orders; what was refused is kept to be told one by one. */
export function useOrderBulk(chosen: readonly OrderCard[], onDone: () => void) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<BulkResult>()

  async function run(act: Omit<BulkAsked, 'ids'>) {
    const rows = chosen
    setBusy(true)
    try {
      const made = await doInBulk({ ...act, ids: rows.map(({ id }) => id) })
      const { done, unchanged, refused } = made
      onDone()
      const standing = done.length + unchanged.length
      tell(refused, standing, rows)
      if (done.length > 0) {
        const message = t('orders.bulk.done', { count: done.length })
        toastWithUndo({ message, undo: () => takeBack(act, made, rows) })
      } else if (refused.length === 0) toastDone(t('orders.bulk.unchanged'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  function tell(refused: BulkAnswer['refused'], done: number, rows: readonly OrderCard[]) {
    if (refused.length === 0) return
    const numberOf = (id: string) => rows.find((row) => row.id === id)?.number ?? ''
    setAnswer({ done, refused: refused.map((row) => ({ ...row, number: numberOf(row.id) })) })
  }
  /** The step that was made is undone, and no later one; a fact is set back to what each order had, where it still stands. */
  async function takeBack(act: Omit<BulkAsked, 'ids'>, made: BulkAnswer, rows: readonly OrderCard[]) {
    const answers = await Promise.all(undoesOf(act, made, rows).map(doInBulk))
    const refused = answers.flatMap((each) => each.refused)
    const undone = made.done.length - refused.length
    tell(refused, undone, rows)
    return undone > 0
  }
  return { run, isBusy, answer, closeAnswer: () => setAnswer(undefined) }
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

/** One act on many orders. The server answers each; what was done can be undone, what was refused is told. */
type BulkAsked = ApiRequest<'POST /api/orders/bulk'>['body']
type BulkAnswer = ApiReply<'POST /api/orders/bulk'>

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
