/**
 * Measurements on the screen: the entry at the counter, the book, the shop's own fields. What the screens ask the server;
 * every key begins with the feature it is of, so that live updates reach it.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'

const feature = 'measurements'

/** What the measuring screen needs of a person. */
export function useMeasured(personId: string | undefined) {
  return useQuery({
    queryKey: [feature, 'person', personId],
    queryFn: ({ signal }) =>
      call('GET /api/people/:id/measurements', { params: { id: personId ?? '' } }, { signal }),
    enabled: personId !== undefined,
  })
}

/** The fields the shop added, those put away too. */
export function useOwnFields() {
  return useQuery({
    queryKey: [feature, 'fields'],
    queryFn: ({ signal }) => call('GET /api/measurement-fields', undefined, { signal }),
    select: ({ fields }) => fields,
  })
}

/** Every type of the shop, those put away too: what was measured for them stays in the book and in open orders. */
export function useGarmentTypes() {
  return useQuery({
    queryKey: ['garments', 'list'],
    queryFn: ({ signal }) => call('GET /api/shop/garments', undefined, { signal }),
    select: ({ garments }) => garments,
  })
}

/** A customer's record, for the people under it. */
export function useFamily(customerId: string | undefined) {
  return useQuery({
    queryKey: ['customers', 'one', customerId],
    queryFn: ({ signal }) => call('GET /api/customers/:id', { params: { id: customerId ?? '' } }, { signal }),
    enabled: customerId !== undefined,
  })
}

/** Whom some words or digits mean; without any, who was here last. */
export function useFoundCustomers(words: string) {
  const query = { limit: 8, ...(words ? { q: words } : {}) }
  return useQuery({
    queryKey: ['customers', 'to measure', words],
    queryFn: ({ signal }) => call('GET /api/customers', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useBookSummary(customer?: string) {
  return useQuery({
    queryKey: [feature, 'summary', customer],
    queryFn: ({ signal }) =>
      call('GET /api/measurement-records/summary', { query: customer ? { customer } : {} }, { signal }),
  })
}

export function useRecord(id: string | undefined) {
  return useQuery({
    queryKey: [feature, 'record', id],
    queryFn: ({ signal }) =>
      call('GET /api/measurement-records/:id', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The newest records of one customer's people, however far back, to compare the two latest. */
export function useLatestOfFamily(customerId: string | undefined) {
  return useQuery({
    queryKey: [feature, 'latest of family', customerId],
    queryFn: ({ signal }) =>
      call('GET /api/measurement-records', { query: { customer: customerId ?? '', limit: 100 } }, { signal }),
    enabled: customerId !== undefined,
    select: ({ rows }) => rows,
  })
}

/** The newest records of one person, to compare the two latest. */
export function useLatestOf(personId: string | undefined) {
  return useQuery({
    queryKey: [feature, 'latest', personId],
    queryFn: ({ signal }) =>
      call('GET /api/measurement-records', { query: { person: personId ?? '', limit: 20 } }, { signal }),
    enabled: personId !== undefined,
    select: ({ rows }) => rows,
  })
}
