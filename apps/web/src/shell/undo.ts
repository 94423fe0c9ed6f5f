/** The steps that can still be taken back, latest last. */
import type { ReactNode } from 'react'

export interface Undo {
  id: string
  message: ReactNode
  run: () => Promise<void>
}

let waiting: readonly Undo[] = []

export const stepsWaiting = (): readonly Undo[] => waiting

export function waitForUndo(step: Undo): void {
  waiting = [...waiting, step]
}

export function dropUndo(step: Undo): void {
  waiting = waiting.filter((other) => other !== step)
}

/** Takes the latest step back; false when there is none left to take back. */
export function undoLatest(): boolean {
  const step = waiting.at(-1)
  if (!step) return false
  void step.run()
  return true
}

let underway: Promise<unknown> = Promise.resolve()

/** One is taken back after the other: a step may only stand again once the later one has its answer. */
export function inTurn<T>(undo: () => Promise<T>): Promise<T> {
  const turn = underway.then(undo, undo)
  underway = turn
  return turn
}
