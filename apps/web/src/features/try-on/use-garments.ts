import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

/** What can be tried on: it has a cut, and a tape for each size. */
export type Wearable = CollectionItem & { cut: Cut }

interface Page {
  garments: readonly Wearable[]
  /** Where the next page begins. */
  next?: string
}

interface Shown extends Partial<Page> {
  error?: unknown
  /** Why the next page did not come; asking again may bring it. */
  moreError?: unknown
}

export type ShownGarments = ReturnType<typeof useGarments>

const perPage = 48

/** The garments that can be tried on, a page at a time; the one an address asks for stands among them although it be an old one. */
export function useGarments({ shop, asked }: { shop?: string; asked?: string }) {
  const [shown, setShown] = useState<Shown>({})
  const [turn, setTurn] = useState(0)
  const [isAdding, setAdding] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again; what was asked for first stays
  useEffect(() => {
    const asking = new AbortController()
    setShown({})
    firstPage({ shop, asked }, asking.signal).then(
      (page) => asking.signal.aborted || setShown(page),
      (error: unknown) => asking.signal.aborted || setShown({ error }),
    )
    return () => asking.abort()
  }, [shop, turn])

  const { next } = shown
  async function more() {
    setAdding(true)
    const page = await pageOf({ shop, after: next }).catch((moreError: unknown) => ({ moreError }))
    // What was asked for anew meanwhile knows its own next page.
    setShown((now) => (now.next === next ? grown(now, page) : now))
    setAdding(false)
  }
  return {
    ...shown,
    ...(next && { more: () => void more() }),
    isAdding,
    retry: () => setTurn((now) => now + 1),
  }
}

function grown(now: Shown, page: Page | { moreError: unknown }): Shown {
  if ('moreError' in page) return { ...now, ...page }
  const { garments = [] } = now
  const isNew = ({ id }: Wearable) => !garments.some((known) => known.id === id)
  return { ...page, garments: [...garments, ...page.garments.filter(isNew)] }
}

async function pageOf(place: { shop?: string; after?: string }, signal?: AbortSignal): Promise<Page> {
  const query = { ...place, only: 'triedOn', limit: perPage } as const
  const { rows, next } = await call('GET /api/collection', { query }, { signal })
  return { garments: rows.filter(isWearable), ...(next && { next }) }
}

async function firstPage(
  { shop, asked }: { shop?: string; asked?: string },
  signal: AbortSignal,
): Promise<Page> {
  const page = await pageOf({ shop }, signal)
  if (!asked || page.garments.some(({ id }) => id === asked)) return page
  // One that is not offered any more is passed over.
  const one = await call('GET /api/collection/:id', { params: { id: asked } }, { signal }).catch(
    () => undefined,
  )
  return one && isWearable(one) ? { ...page, garments: [one, ...page.garments] } : page
}

export const isWearable = (item: CollectionItem): item is Wearable =>
  item.cut !== undefined && item.sizes.length > 0
