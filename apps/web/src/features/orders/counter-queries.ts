/** What taking an order asks of the shop and of the one it is for. */
import type { Garment } from '@darzi/contract/garments.ts'
import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { RushRule } from '@darzi/tailoring/orders/rush.ts'
import { offeredMethods, type PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'
import { shownDay } from '../../ui/read-day.ts'
import { stillMeasured } from '../measurements/api.ts'

const none: Garment[] = []

/** The garments the shop sews, as it has them; without the fields of its own that it put away, for nobody measures those. */
export function useGarments() {
  const { data, error, refetch } = useQuery({
    queryKey: ['garments', 'list'],
    queryFn: ({ signal }) => call('GET /api/shop/garments', undefined, { signal }),
    staleTime: 5 * 60_000,
  })
  const all = data?.garments ?? none
  const own = useQuery({
    queryKey: ['measurements', 'fields'],
    queryFn: ({ signal }) => call('GET /api/measurement-fields', undefined, { signal }),
    enabled: all.some(({ fields }) => fields.some(({ field }) => !fieldOf(field))),
  }).data?.fields
  const garments = useMemo(() => all.map((garment) => stillMeasured(garment, own ?? [])), [all, own])
  return { garments, isKnown: data !== undefined, error, refetch }
}

const usualBufferDays = 2

const useCounter = () =>
  useQuery({
    queryKey: ['payments', 'settings'],
    queryFn: ({ signal }) => call('GET /api/shop/counter', undefined, { signal }),
    staleTime: 5 * 60_000,
  }).data

/** What the shop goes by when it promises and prices an order. */
export interface CounterRules {
  /** Days between the workshop's own day and the promise. */
  bufferDays: number
  /** Unknown until the shop's settings have come: then the surcharge is the server's to reckon. */
  rush?: RushRule | undefined
}

/** Of a device that asked before there was rush, the answer that is kept has none. */
export function useCounterRules(): CounterRules {
  const { bufferDays, rush }: Partial<CounterRules> = useCounter() ?? {}
  return { bufferDays: bufferDays ?? usualBufferDays, rush }
}

/** How this shop takes money, in the order of the spec: what it has turned off is left out. */
export function useMethods(currency: Currency): PaymentMethodKey[] {
  const off = useCounter()?.methodsOff ?? []
  return offeredMethods(currency).filter((method) => !off.includes(method))
}

/** Why the shop is closed on this day: its reason, '' on a weekday without hours; undefined when it is open, or nobody knows. */
export function useClosedOn(day: string): string | undefined {
  const mayRead = useMay('calendar.read')
  const isDay = shownDay(day) !== ''
  const { data } = useQuery({
    queryKey: ['calendar', 'days', { from: day, days: 1 }],
    queryFn: ({ signal }) => call('GET /api/calendar', { query: { from: day, days: 1 } }, { signal }),
    enabled: mayRead && isDay,
    staleTime: 5 * 60_000,
  })
  const [told] = data?.days ?? []
  return told?.on === day && told.spans.length === 0 ? (told.reason ?? '') : undefined
}

/** The customer's last order, to be taken again, and what of the collection in it is still sold. */
export const useLast = (customerId: string) => useQuery(lastAsked(customerId)).data

export const lastAsked = (customerId: string) => ({
  queryKey: ['orders', 'last', customerId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/orders/last', { query: { customer: customerId } }, { signal }),
})

export const useLastOrder = (customerId: string) => useLast(customerId)?.order

export const customerAsked = (id: string) => ({
  queryKey: ['customers', 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/customers/:id', { params: { id } }, { signal }),
})
