import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'

interface Of {
  /** Whose account it is; nobody's measurings are told to anybody else. */
  userId?: string
  listed?: readonly BodyScan[]
  /** Counts the account's readings: what was read in an older one is read again. */
  turn: number
}

interface Read {
  turn: number
  /** Undefined where the account has none such. */
  scan?: BodyScan
  problem?: unknown
}

/** Measurings that an address asks for and the pages fetched so far do not hold. */
export function useAskedScans(ids: readonly (string | null)[], { userId, listed, turn }: Of) {
  const [state, setState] = useState<{ userId?: string; read: Record<string, Read> }>({ read: {} })
  const read = listed && state.userId === userId ? state.read : {}
  const unlisted = ids.filter((id) => id !== null && listed && !listed.some((scan) => scan.id === id))
  const missing = unlisted.find((id) => id && read[id]?.turn !== turn)
  useEffect(() => {
    if (!missing) return
    let isLeft = false
    call('GET /api/body-scans/:id', { params: { id: missing } })
      .then(
        (scan): Read => ({ turn, scan }),
        (problem: unknown): Read => (isNoneOf(problem) ? { turn } : { turn, problem }),
      )
      .then((found) => {
        if (isLeft) return
        setState((now) => ({
          userId,
          read: { ...(now.userId === userId ? now.read : {}), [missing]: found },
        }))
      })
    return () => {
      isLeft = true
    }
  }, [missing, turn, userId])
  const found = unlisted.flatMap((id) => (id && read[id] ? [read[id]] : []))
  return {
    asked: found.flatMap(({ scan }) => (scan ? [scan] : [])),
    isAsking: Boolean(missing && !read[missing]),
    problem: found.find(({ problem }) => problem !== undefined)?.problem,
  }
}

/** The account has none under this id, or it is no id. */
const isNoneOf = (problem: unknown) =>
  problem instanceof ProblemError && (problem.status === 404 || problem.status === 400)
