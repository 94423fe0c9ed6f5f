import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from './api.ts'

export type HelpShop = NonNullable<ApiReply<'GET /api/form-shop'>['shop']>

/** The shop a public page speaks for: the one in its link, else the platform's default; undefined while or if unknown. */
export function useHelpShop(): HelpShop | undefined {
  const [search] = useSearchParams()
  const asked = search.get('shop') ?? undefined
  const [shop, setShop] = useState<HelpShop>()
  useEffect(() => {
    let isLeft = false
    // Without an answer the page works as well: the help then names no shop.
    call('GET /api/form-shop', { query: { shop: asked } }).then(
      (answer) => !isLeft && setShop(answer.shop),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [asked])
  return shop
}
