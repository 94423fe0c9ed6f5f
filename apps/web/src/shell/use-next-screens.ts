import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchScreensAfter } from './fetch-ahead.ts'

/** The screen and its data come first, and the tap of whoever is in a hurry. */
const restMs = 3000

/** Brings the likely next screens once the open one has stood for a while and nothing is going on. */
export function useNextScreens(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const leaving = new AbortController()
    const fetchNext = () => void fetchScreensAfter(pathname, leaving).catch(() => {})
    const timer = setTimeout(() => whenIdle(fetchNext), restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [pathname])
}

/** Safari has no word for it. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else run()
}
