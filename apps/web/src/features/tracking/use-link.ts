import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'

const askAgainMs = 15_000

/** The order behind a private link, asked again while the page is looked at. A lost answer leaves the last one standing. */
export function useLink(token: string) {
  const [told, setTold] = useState<TrackedLink>()
  const [failure, setFailure] = useState<unknown>()

  const ask = useCallback(async () => {
    try {
      setTold(await call('GET /api/track/:token', { params: { token } }))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [token])

  useEffect(() => {
    void ask()
    const again = () => document.visibilityState === 'visible' && void ask()
    const timer = setInterval(again, askAgainMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [ask])

  const isGone = failure instanceof ProblemError && failure.status === 404
  return { told: isGone ? undefined : told, failure, isGone, ask, setTold }
}
