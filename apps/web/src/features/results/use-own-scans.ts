import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { askSession, useSession } from '../../data/session.ts'

export interface OwnScans {
  /** Newest first; undefined until they have come, and for a guest. */
  scans?: readonly BodyScan[]
  problem?: unknown
  reload: () => void
}

/** The measurings saved to the own account. */
export function useOwnScans(): OwnScans {
  const { user } = useSession()
  const userId = user?.id
  const [found, setFound] = useState<{ userId?: string; scans?: readonly BodyScan[]; problem?: unknown }>({})
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (!userId) return
    let isLeft = false
    askSession()
      .then((session) => (session.user ? call('GET /api/body-scans', { query: {} }) : undefined))
      .then(
        (page) => !isLeft && setFound({ userId, scans: page?.rows }),
        (problem: unknown) => !isLeft && setFound({ userId, problem }),
      )
    return () => {
      isLeft = true
    }
  }, [userId, turn])
  const isTheirs = userId !== undefined && found.userId === userId
  return { ...(isTheirs && { scans: found.scans, problem: found.problem }), reload }
}
