import { useSyncExternalStore } from 'react'

/** Where the navigation stands at the side rather than at the foot: the same width as in ShopLayout.module.css. */
const desk = window.matchMedia('(min-width: 64rem)')

export function useIsDesk(): boolean {
  return useSyncExternalStore(listen, () => desk.matches)
}

function listen(listener: () => void): () => void {
  desk.addEventListener('change', listener)
  return () => desk.removeEventListener('change', listener)
}
