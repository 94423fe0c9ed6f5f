import type { Front } from '@darzi/contract/fronts.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

/** Asked once for the frame and the page in it. */
const asked = new Map<string, Promise<Front>>()

function ask(slug: string): Promise<Front> {
  const waiting = asked.get(slug) ?? call('GET /api/houses/:slug', { params: { slug } })
  asked.set(slug, waiting)
  waiting.catch(() => asked.delete(slug))
  return waiting
}

interface Told {
  slug: string
  front?: Front
  failure?: unknown
}

/** The front at an address. */
export function useFront(slug: string) {
  const [told, setTold] = useState<Told>({ slug })
  const fetch = useCallback(() => {
    ask(slug).then(
      (front) => setTold({ slug, front }),
      (failure: unknown) => setTold({ slug, failure }),
    )
  }, [slug])
  useEffect(fetch, [fetch])
  const isOfSlug = told.slug === slug
  return {
    front: isOfSlug ? told.front : undefined,
    failure: isOfSlug ? told.failure : undefined,
    retry: fetch,
  }
}
