import { useSearchParams } from 'react-router'
import { type OrderListQuery, readOrderQuery, writeOrderQuery } from './order-query.ts'

/** The list's query lives in the URL; every change is one step back in history unless it replaces the last. */
export function useOrderQuery() {
  const [search, setSearch] = useSearchParams()
  const query = readOrderQuery(search)
  function change(part: Partial<OrderListQuery>, options: { replace?: boolean } = {}) {
    const isUsual = !search.has('sort')
    const next = writeOrderQuery({ ...query, ...part })
    // An order of the rows nobody chose is not kept when other rows are asked for.
    if (isUsual && !part.sort) next.delete('sort')
    if (next.toString() === writeOrderQuery(query).toString()) return
    setSearch(next, { ...options, preventScrollReset: true })
  }
  return { query, change }
}
