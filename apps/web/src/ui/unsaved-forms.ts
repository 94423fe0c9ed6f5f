/** Which forms of the screen hold something unsaved: a screen of several cards asks once, for all of them. */
import { useEffect, useId, useSyncExternalStore } from 'react'

const unsaved = new Set<string>()
const listeners = new Set<() => void>()

/** A form says whether it holds something unsaved; the screen's guard asks `useHasUnsavedForm`. */
export function useUnsavedForm(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.add(id)
    tell()
    return () => {
      unsaved.delete(id)
      tell()
    }
  }, [id, isDirty])
}

export function useHasUnsavedForm(): boolean {
  return useSyncExternalStore(listen, () => unsaved.size > 0)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
