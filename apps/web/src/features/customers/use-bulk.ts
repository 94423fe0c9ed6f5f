import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { useState } from 'react'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { useT } from '../../words/use-t.ts'
import { type BulkAct, type BulkAsked, changedBy, undoOf } from './bulk-acts.ts'
import { doInBulk } from './bulk-commands.ts'

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
