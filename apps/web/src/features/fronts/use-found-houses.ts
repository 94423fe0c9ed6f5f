import type { ListedHouse } from '@darzi/contract/fronts.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

interface Shown {
  /** Undefined until the first page has come. */
  houses?: readonly ListedHouse[]
  next?: string
  error?: unknown
}

const perPage = 24

/** Houses by these words, a page at a time; `more` adds the next one. */
export function useFoundHouses(words: string) {
  const q = words.trim() || undefined
  const [shown, setShown] = useState<Shown>({})
  const [turn, setTurn] = useState(0)
  const [isAdding, setAdding] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const asking = new AbortController()
    call('GET /api/houses', { query: { q, limit: perPage } }, { signal: asking.signal }).then(
      ({ rows, next }) => setShown({ houses: rows, next }),
      (error: unknown) => asking.signal.aborted || setShown({ error }),
    )
    return () => asking.abort()
  }, [q, turn])

  async function more() {
    setAdding(true)
    setShown((now) => ({ ...now, error: undefined }))
    try {
      const { rows, next } = await call('GET /api/houses', {
        query: { q, limit: perPage, after: shown.next },
      })
      setShown((now) => ({ houses: [...(now.houses ?? []), ...rows], next }))
    } catch (error) {
      setShown((now) => ({ ...now, error }))
    } finally {
      setAdding(false)
    }
  }
  return { ...shown, isAdding, more, retry: () => setTurn((now) => now + 1) }
}
