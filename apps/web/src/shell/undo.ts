/** The steps that can still be taken back, latest last. */
export interface Undo {
  id: string
  run: () => Promise<void>
}

const waiting: Undo[] = []

export function waitForUndo(step: Undo): void {
  waiting.push(step)
}

export function dropUndo(step: Undo): void {
  const at = waiting.indexOf(step)
  if (at >= 0) waiting.splice(at, 1)
}

/** Takes the latest step back; false when there is none left to take back. */
export function undoLatest(): boolean {
  const step = waiting.at(-1)
  if (!step) return false
  void step.run()
  return true
}
