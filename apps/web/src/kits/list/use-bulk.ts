/** One act on many rows: the server answers each; what was done can be undone, what was refused is told row by row. */
import { useState } from 'react'
import { toastDone, toastProblem, toastWithUndo } from '../../shell/toasts.tsx'

export interface BulkTold {
  done: number
  refused: { id: string; name: string; code: string; detail: string }[]
}

/** What an act did. */
export interface BulkDone {
  /** Rows that stand as asked, changed or not. */
  standing: number
  refused: readonly { id: string; code: string; detail: string }[]
  /** Said when rows changed, with a way to take it back; absent when none did. */
  message?: string
  /** Said when none changed and none was refused. */
  unchanged?: string
  /** Takes it back, answering what that did. */
  undo?: () => Promise<BulkDone>
}

interface Bulk<Row> {
  chosen: readonly Row[]
  nameOf: (row: Row) => string
  onDone: () => void
}

/** Runs acts on the chosen rows; `answer` holds what was refused until it was read. */
export function useBulk<Row extends { id: string }>({ chosen, nameOf, onDone }: Bulk<Row>) {
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<BulkTold>()

  async function run(act: (rows: readonly Row[]) => Promise<BulkDone>): Promise<void> {
    const rows = chosen
    setBusy(true)
    try {
      const done = await act(rows)
      onDone()
      tell(done, rows)
      const { message, unchanged, undo } = done
      if (message && undo) toastWithUndo({ message, undo: () => takeBack(undo, rows) })
      else if (unchanged && done.refused.length === 0) toastDone(unchanged)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  function tell({ standing, refused }: BulkDone, rows: readonly Row[]): void {
    if (refused.length === 0) return
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
    setAnswer({ done: standing, refused: refused.map((row) => ({ ...row, name: names.get(row.id) ?? '' })) })
  }
  /** A row that was changed otherwise meanwhile, say, cannot be taken back: that is told too. */
  async function takeBack(undo: () => Promise<BulkDone>, rows: readonly Row[]): Promise<boolean> {
    // What was refused of an act that is taken back is of no use any more.
    setAnswer(undefined)
    const done = await undo()
    tell(done, rows)
    return done.standing > 0
  }
  return { run, isBusy, answer, closeAnswer: () => setAnswer(undefined) }
}
