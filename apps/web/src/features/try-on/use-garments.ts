import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

/** What can be tried on: it has a cut, and a tape for each size. */
export type Wearable = CollectionItem & { cut: Cut }

interface Shown {
  garments?: readonly Wearable[]
  error?: unknown
}

const most = 48

/** The garments that can be tried on; the one an address asks for stands among them although it be an old one. */
export function useGarments({ shop, asked }: { shop?: string; asked?: string }) {
  const [shown, setShown] = useState<Shown>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again; what was asked for first stays
  useEffect(() => {
    const asking = new AbortController()
    setShown({})
    load({ shop, asked }, asking.signal).then(
      (garments) => asking.signal.aborted || setShown({ garments }),
      (error: unknown) => asking.signal.aborted || setShown({ error }),
    )
    return () => asking.abort()
  }, [shop, turn])
  return { ...shown, retry: () => setTurn((now) => now + 1) }
}

async function load(
  { shop, asked }: { shop?: string; asked?: string },
  signal: AbortSignal,
): Promise<Wearable[]> {
  const { rows } = await call('GET /api/collection', { query: { shop, limit: most } }, { signal })
  const found = rows.filter(isWearable)
  if (!asked || found.some(({ id }) => id === asked)) return found
  // One that is not offered any more is passed over.
  const one = await call('GET /api/collection/:id', { params: { id: asked } }, { signal }).catch(
    () => undefined,
  )
  return one && isWearable(one) ? [one, ...found] : found
}

export const isWearable = (item: CollectionItem): item is Wearable =>
  item.cut !== undefined && item.sizes.length > 0
