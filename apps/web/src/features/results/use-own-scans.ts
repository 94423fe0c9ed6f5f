import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { askSession, useSession } from '../../data/session.ts'

export interface OwnScans {
  /** Newest first, as many pages as were asked for; undefined until they have come, and for a guest. */
  scans?: readonly BodyScan[]
  problem?: unknown
  reload: () => void
  /** Counts the reloads. */
  turn: number
  /** Asks for the next page, where there is one. */
  more?: () => void
  isFetchingMore: boolean
  /** Why the next page did not come; asking again may bring it. */
  moreProblem?: unknown
}

interface Found {
  userId?: string
  scans?: readonly BodyScan[]
  next?: string
  problem?: unknown
  isFetchingMore?: boolean
  moreProblem?: unknown
}

const pageSize = 50

/** The measurings saved to the own account. */
export function useOwnScans(): OwnScans {
  const { user } = useSession()
  const userId = user?.id
  const [found, setFound] = useState<Found>({})
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  const shown = found.scans?.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again, for as many as are shown
  useEffect(() => {
    if (!userId) return
    let isLeft = false
    const query = { limit: Math.max(pageSize, shown) }
    askSession()
      .then((session) => (session.user ? call('GET /api/body-scans', { query }) : undefined))
      .then(
        (page) => !isLeft && setFound({ userId, scans: page?.rows, next: page?.next }),
        (problem: unknown) => !isLeft && setFound({ userId, problem }),
      )
    return () => {
      isLeft = true
    }
  }, [userId, turn])
  const isTheirs = userId !== undefined && found.userId === userId
  if (!isTheirs) return { reload, turn, isFetchingMore: false }

  const { scans, next, problem, moreProblem, isFetchingMore = false } = found
  async function more() {
    setFound((now) => ({ ...now, isFetchingMore: true, moreProblem: undefined }))
    const page = await call('GET /api/body-scans', { query: { after: next, limit: pageSize } }).catch(
      (failure: unknown) => ({ failure }),
    )
    // What was fetched anew meanwhile knows its own next page.
    setFound((now) => (now.next === next ? { ...now, isFetchingMore: false, ...after(now, page) } : now))
  }
  return {
    scans,
    problem,
    moreProblem,
    isFetchingMore,
    reload,
    turn,
    ...(next && { more: () => void more() }),
  }
}

function after(now: Found, page: { rows: BodyScan[]; next?: string } | { failure: unknown }): Found {
  if ('failure' in page) return { moreProblem: page.failure }
  return { scans: [...(now.scans ?? []), ...page.rows], next: page.next }
}
