/** What shops keep of the account that is signed in: its orders, its appointments, and the phones by which they are found. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'

const phonesKey = ['portal', 'phones'] as const

export const useOwnOrders = () =>
  useInfiniteQuery({
    queryKey: ['portal', 'orders'],
    ...byCursor((after, told) => call('GET /api/own/orders', { query: { after } }, told)),
  })

export const useOwnAppointments = () =>
  useInfiniteQuery({
    queryKey: ['portal', 'appointments'],
    ...byCursor((after, told) => call('GET /api/own/appointments', { query: { after } }, told)),
  })

export const useOwnPhones = () =>
  useQuery({
    queryKey: phonesKey,
    queryFn: ({ signal }) => call('GET /api/own/phones', undefined, { signal }),
  })

/** A phone that this browser has just proven. */
export const addProvenPhone = (phone: string) =>
  call('POST /api/own/phones', { body: { phone } }).then(askAgain)

export const removePhone = (phone: string) =>
  call('DELETE /api/own/phones/:phone', { params: { phone } }).then(askAgain)

/** On the terms that were shown; the orders stand anew in any case. */
export const cancelOrder = (id: string, body: { reason: string; keptMinor: number }) =>
  call('POST /api/own/orders/:id/cancel', { params: { id }, body }).finally(askAgain)

const askAgain = () => queries.invalidateQueries({ queryKey: ['portal'] })
