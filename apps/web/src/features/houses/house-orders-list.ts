/** Which orders of the house are asked for; it stands in the address. */
import { boutiqueStates } from '@darzi/tailoring/orders/life.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { useListPages, useListQuery } from '../../kits/list/define-list.ts'
import { listQuery, oneOf, type QueryOf, sortBy, text } from '../../kits/list/list-query.ts'

export const states = ['all', ...boutiqueStates] as const
export const dues = ['all', 'late', 'partnerLate', 'week'] as const
export const works = ['all', 'open', 'given'] as const
export const sorts = ['newest', 'promised'] as const

const fields = {
  q: text(),
  state: oneOf(states, 'all'),
  due: oneOf(dues, 'all'),
  work: oneOf(works, 'all'),
  partner: text(),
  sort: sortBy(sorts, 'newest'),
}
export type HouseOrdersQuery = QueryOf<typeof fields>

export const houseOrdersQuery = listQuery(fields)

/** Stand in the address too and are no filters: the order that is given away, and the one that is taken back. */
export const useHouseOrdersQuery = () => useListQuery(houseOrdersQuery, ['give', 'back'])

export const useHouseOrders = (query: HouseOrdersQuery) =>
  useListPages(query, {
    key: ['houses', 'orders'],
    codec: houseOrdersQuery,
    fetchPage: (sent, told) => call('GET /api/house/orders', { query: sent }, told),
  })

export function useHouseOrderCount(query: HouseOrdersQuery, isAsked: boolean) {
  const { sort: _sort, ...sent } = houseOrdersQuery.send(query)
  return useQuery({
    queryKey: ['houses', 'orders', 'count', sent],
    queryFn: ({ signal }) => call('GET /api/house/orders/count', { query: sent }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  }).data
}
