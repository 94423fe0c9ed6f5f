import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import type { Category } from './categories.ts'

export interface Wish {
  shop?: string
  q?: string
  category: Category
  /** Only what is sewn to measure. */
  only?: 'toMeasure'
}

interface Shown {
  /** Undefined until the first page has come. */
  items?: readonly CollectionItem[]
  next?: string
  error?: unknown
}

const perPage = 24

/** What is offered by this filter, a page at a time; `more` adds the next one. */
export function useOffered({ shop, q, category, only }: Wish) {
  const [shown, setShown] = useState<Shown>({})
  const [turn, setTurn] = useState(0)
  const [isAdding, setAdding] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const asking = new AbortController()
    const query = { shop, q, category, only, limit: perPage }
    call('GET /api/collection', { query }, { signal: asking.signal }).then(
      ({ rows, next }) => setShown({ items: rows, next }),
      (error: unknown) => asking.signal.aborted || setShown({ error }),
    )
    return () => asking.abort()
  }, [shop, q, category, only, turn])

  async function more() {
    setAdding(true)
    setShown((now) => ({ ...now, error: undefined }))
    try {
      const query = { shop, q, category, only, limit: perPage, after: shown.next }
      const { rows, next } = await call('GET /api/collection', { query })
      setShown((now) => ({ items: [...(now.items ?? []), ...rows], next }))
    } catch (error) {
      setShown((now) => ({ ...now, error }))
    } finally {
      setAdding(false)
    }
  }

  return { ...shown, isAdding, more, retry: () => setTurn((now) => now + 1) }
}
