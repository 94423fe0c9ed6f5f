import type { CartLine, CartShop } from '@darzi/contract/cart.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../data/api.ts'
import { refreshCart, useCart } from './cart-store.ts'

/** A line with its garment as it is offered now. */
export interface OfferedLine {
  line: CartLine
  item: CollectionItem
  /** The day it is usually ready by; needed before it, it is urgent. */
  usualOn: string
}

export interface CartPart extends Omit<CartShop, 'lines'> {
  lines: readonly OfferedLine[]
}

interface Told {
  shops?: readonly CartShop[]
  error?: unknown
  /** The ids that were asked about. */
  asked?: string
}

/** The cart with what its garments are now: by shop, and what is not offered any more. Undefined until that is known. */
export function useCartQuote() {
  const [told, setTold] = useState<Told>({})
  const [turn, setTurn] = useState(0)
  /** Why the cart could not be fetched, or what a guest put in could not join it. */
  const [unfetched, setUnfetched] = useState<unknown>()
  const { lines } = useCart(setUnfetched)
  const wish = lines?.map(({ id, count }) => `${id} ${count}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish says which lines are asked about; another turn asks again
  useEffect(() => {
    if (!lines) return
    const asking = new AbortController()
    if (lines.length === 0) return setTold({ shops: [], asked: wish })
    call('POST /api/cart/quote', { body: { lines: [...lines] } }, { signal: asking.signal }).then(
      ({ shops }) => setTold({ shops, asked: wish }),
      (error: unknown) => asking.signal.aborted || setTold({ error }),
    )
    return () => asking.abort()
  }, [wish, turn])
  function retry() {
    setTold((now) => ({ ...now, error: undefined }))
    setUnfetched(undefined)
    if (!lines || unfetched !== undefined) void refreshCart().catch(setUnfetched)
    setTurn((now) => now + 1)
  }
  const parts = lines && told.shops ? partsOf(lines, told.shops) : undefined
  const isStale = told.asked !== wish
  return {
    parts,
    gone: parts && !isStale ? goneOf(lines ?? [], parts) : [],
    count: (lines ?? []).reduce((sum, { count }) => sum + count, 0),
    error: told.error ?? unfetched,
    retry,
  }
}
export type CartQuote = ReturnType<typeof useCartQuote>

function partsOf(lines: readonly CartLine[], shops: readonly CartShop[]): CartPart[] {
  const parts = shops.map((shop) => ({
    ...shop,
    lines: shop.lines.flatMap(({ id, ...offered }) => {
      const line = lines.find((each) => each.id === id)
      return line ? [{ line, ...offered }] : []
    }),
  }))
  return parts.flatMap((part) =>
    part.lines.length > 0 ? [{ ...part, totalMinor: totalOf(part.lines) }] : [],
  )
}

const totalOf = (lines: readonly OfferedLine[]) =>
  lines.reduce((sum, { line, item }) => sum + item.priceMinor * line.count, 0)

function goneOf(lines: readonly CartLine[], parts: readonly CartPart[]) {
  const offered = new Set(parts.flatMap((part) => part.lines.map(({ line }) => line.id)))
  return lines.filter(({ id }) => !offered.has(id))
}
