import type { SpotlightStore } from '@mantine/spotlight'
import { useEffect, useRef } from 'react'

interface Found {
  store: SpotlightStore
  /** Changes whenever the rows do. */
  rows: string
  /** Whether an answer is still on its way. */
  isLooking: boolean
}

/**
 * The first row is chosen whenever the rows change, and Enter opens it. Enter before the answer has come waits for the
 * answer: a quick hand must not open what an earlier digit had found.
 */
export function useFirstChosen({ store, rows, isLooking }: Found): void {
  const isEnterWaiting = useRef(false)

  useEffect(() => {
    if (!isLooking) return
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.stopPropagation()
      event.preventDefault()
      isEnterWaiting.current = true
    }
    document.addEventListener('keydown', hold, true)
    return () => document.removeEventListener('keydown', hold, true)
  }, [isLooking])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what the first one is chosen anew for
  useEffect(() => {
    const list = document.getElementById(store.getState().listId)
    const first = list?.querySelector<HTMLElement>('[data-action]')
    // The library keeps its choice as an attribute of the row, and renews it only when the words change.
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
    first?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected: 0 }))
    if (isLooking || !isEnterWaiting.current) return
    isEnterWaiting.current = false
    first?.click()
  }, [store, rows, isLooking])
}
