import type { Front } from '@darzi/contract/fronts.ts'
import { useEffect } from 'react'

/** Names the tab after the house alone. */
export function useHouseTitle(front: Front | undefined): void {
  useEffect(() => {
    if (front) document.title = front.tagline ? `${front.name} · ${front.tagline}` : front.name
  }, [front])
}
