import { useSyncExternalStore } from 'react'

/** Whether somebody can see this page: not while another tab is in front. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === 'visible')
}

function listen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
