/** What taking an order asks of the shop and of the one it is for. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'

const none: Garment[] = []

/** The garments the shop sews, as it has them. */
export function useGarments() {
  const { data, error, refetch } = useQuery({
    queryKey: ['garments', 'list'],
    queryFn: ({ signal }) => call('GET /api/shop/garments', undefined, { signal }),
    staleTime: 5 * 60_000,
  })
  return { garments: data?.garments ?? none, isKnown: data !== undefined, error, refetch }
}

const usualBuffer = 2

/** Days between the workshop's own day and the promise. */
export function useBufferDays(): number {
  const { data } = useQuery({
    queryKey: ['payments', 'settings'],
    queryFn: ({ signal }) => call('GET /api/shop/counter', undefined, { signal }),
    staleTime: 5 * 60_000,
  })
  return data?.bufferDays ?? usualBuffer
}

/** The customer's last order, to be taken again. */
export function useLastOrder(customerId: string) {
  const { data } = useQuery({
    queryKey: ['orders', 'last', customerId],
    queryFn: ({ signal }) => call('GET /api/orders/last', { query: { customer: customerId } }, { signal }),
  })
  return data?.order
}

export const customerAsked = (id: string) => ({
  queryKey: ['customers', 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/customers/:id', { params: { id } }, { signal }),
})

/** What the book holds of each person of this customer. */
export function usePeopleMeasured(people: Customer['people']) {
  return useQueries({
    queries: people.map(({ id }) => ({
      queryKey: ['measurements', 'person', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/people/:id/measurements', { params: { id } }, { signal }),
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data ? [[data.person.id, data] as const] : []))),
  })
}
export type PeopleMeasured = ReturnType<typeof usePeopleMeasured>

/** The record a piece for this person would be cut from, and what the garment still needs. */
export function measuredFor(measured: PeopleMeasured, personId: string, garment: Garment | undefined) {
  const known = measured.get(personId)
  if (!known) return undefined
  const body = known.latest.find(({ profile }) => profile === 'body')
  const has = new Set(body?.values.map(({ field }) => field))
  const missing = garment?.fields.filter(({ field, isNeeded }) => isNeeded && !has.has(field)) ?? []
  return { takenAt: body?.takenAt, missing: missing.map(({ field }) => field) }
}
