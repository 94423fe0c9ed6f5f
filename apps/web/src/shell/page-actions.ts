/** What can be done on the screen of now. A screen declares its actions once; menu, palette and keys follow them. */
import { useEffect, useSyncExternalStore } from 'react'

export interface PageAction {
  id: string
  /** Already said in the language of now. */
  label: string
  /** A single key, such as `e`; never acts inside a field. */
  shortcut?: string
  run: () => void
  /** Why it cannot be done now. */
  reason?: string
}

const none: readonly PageAction[] = []
let actions = none
const listeners = new Set<() => void>()

/** Declares a screen's actions while it is shown. Give a memoised list: a new one is a change. */
export function usePageActions(mine: readonly PageAction[]): void {
  useEffect(() => {
    change(mine)
    return () => change(none)
  }, [mine])
}

export function useOpenPageActions(): readonly PageAction[] {
  return useSyncExternalStore(listen, () => actions)
}

function change(next: readonly PageAction[]): void {
  actions = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
