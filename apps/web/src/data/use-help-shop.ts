import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from './api.ts'
import { rememberShop } from './recent-shops.ts'

export type HelpShop = NonNullable<ApiReply<'GET /api/form-shop'>['shop']>

/** The shop a public page speaks for: the one in its link, else the operator's default; undefined while or if unknown. */
export const useHelpShop = (): HelpShop | undefined => useWhichShop().shop

/**
 * The same, and whether the person has to say which: nobody's form goes to a shop they did not choose. `choose` puts the shop into
 * the page's address, so that a link to it is a link to the shop.
 */
export function useWhichShop() {
  const [search, setSearch] = useSearchParams()
  const wish = search.get('shop') ?? undefined
  const [answer, setAnswer] = useState<{ wish: string | undefined; shop: HelpShop | undefined }>()
  useEffect(() => {
    let isLeft = false
    // Without an answer a linked page works as well: its help then names no shop. Any other asks which shop it is for.
    call('GET /api/form-shop', { query: { shop: wish } }).then(
      ({ shop }) => {
        if (isLeft) return
        if (wish && shop) rememberShop(shop)
        setAnswer({ wish, shop })
      },
      () => !isLeft && !wish && setAnswer({ wish, shop: undefined }),
    )
    return () => {
      isLeft = true
    }
  }, [wish])
  const choose = (id: string) =>
    setSearch(
      (now) => {
        now.set('shop', id)
        return now
      },
      { preventScrollReset: true },
    )
  const isAnswered = answer !== undefined && answer.wish === wish
  return { shop: isAnswered ? answer.shop : undefined, isUnclear: isAnswered && !answer.shop, wish, choose }
}
