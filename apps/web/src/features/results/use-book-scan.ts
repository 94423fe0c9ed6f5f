import type { BookScan } from '@darzi/contract/body-scans.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

interface Asked {
  /** What this account sent to the shop last; or */
  userId?: string
  /** one record of the shop's book. */
  recordId?: string
}

/** A measuring by photo of the shop's own book. */
export function useBookScan({ userId = '', recordId }: Asked) {
  const [found, setFound] = useState<{ scan?: BookScan; problem?: unknown }>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isLeft = false
    setFound({})
    const asked = recordId
      ? call('GET /api/body-scans/of-record/:id', { params: { id: recordId } })
      : call('GET /api/body-scans/sent-by/:userId', { params: { userId } })
    asked.then(
      (scan) => !isLeft && setFound({ scan }),
      (problem: unknown) => !isLeft && setFound({ problem }),
    )
    return () => {
      isLeft = true
    }
  }, [userId, recordId, turn])
  return { ...found, retry: () => setTurn((now) => now + 1) }
}
