import type { ApiRequest } from '@darzi/contract/api.ts'
import type { FoundTailor } from '@darzi/contract/find-tailors.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import type { TailorFilter } from './use-tailor-address.ts'

interface Shown {
  /** Undefined until the first page has come. */
  tailors?: readonly FoundTailor[]
  next?: string
  error?: unknown
}
type Query = NonNullable<ApiRequest<'GET /api/tailors'>['query']>

/** Tailors by this filter, a page at a time; `more` adds the next one. */
export function useFoundTailors(filter: TailorFilter) {
  const [shown, setShown] = useState<Shown>({})
  const [turn, setTurn] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const asked = JSON.stringify(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const asking = new AbortController()
    call('GET /api/tailors', { query: queryOf(asked) }, { signal: asking.signal }).then(
      ({ rows, next }) => setShown({ tailors: rows, next }),
      (error: unknown) => asking.signal.aborted || setShown({ error }),
    )
    return () => asking.abort()
  }, [asked, turn])

  async function more() {
    setAdding(true)
    setShown((now) => ({ ...now, error: undefined }))
    try {
      const { rows, next } = await call('GET /api/tailors', {
        query: { ...queryOf(asked), after: shown.next },
      })
      setShown((now) => ({ tailors: [...(now.tailors ?? []), ...rows], next }))
    } catch (error) {
      setShown((now) => ({ ...now, error }))
    } finally {
      setAdding(false)
    }
  }
  return { ...shown, isAdding, more, retry: () => setTurn((now) => now + 1) }
}

// What stands in an address is text; the server reads it by its contract and refuses at the field what it cannot.
const queryOf = (asked: string) => JSON.parse(asked) as Query
