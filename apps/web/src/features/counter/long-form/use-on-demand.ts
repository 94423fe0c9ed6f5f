import { useCallback, useEffect, useState } from 'react'

/** What is fetched when it is first wanted. A failed fetch takes nothing typed with it: it is told, and asked for again. */
export function useOnDemand<T extends object>(load: () => Promise<T>, isWanted: boolean) {
  const [views, setViews] = useState<T>()
  const [error, setError] = useState<unknown>()
  const fetchNow = useCallback(() => {
    setError(undefined)
    load().then(setViews, setError)
  }, [load])
  const isMissing = isWanted && !views
  useEffect(() => {
    if (isMissing) fetchNow()
  }, [isMissing, fetchNow])
  return { views, error, retry: fetchNow }
}
