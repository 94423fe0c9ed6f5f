import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

/** Measurings that an address asks for and the pages fetched so far do not hold; one that cannot be read is not there. */
export function useAskedScans(ids: readonly (string | null)[], listed: readonly BodyScan[] | undefined) {
  const [read, setRead] = useState<Record<string, BodyScan | 'none'>>({})
  const missing = ids.find((id) => id && listed && !read[id] && !listed.some((scan) => scan.id === id))
  useEffect(() => {
    if (!missing) return
    let isLeft = false
    call('GET /api/body-scans/:id', { params: { id: missing } })
      .catch(() => 'none' as const)
      .then((scan) => !isLeft && setRead((now) => ({ ...now, [missing]: scan })))
    return () => {
      isLeft = true
    }
  }, [missing])
  return {
    asked: Object.values(read).filter((scan) => scan !== 'none'),
    isAsking: missing !== undefined && missing !== null,
  }
}
