import type { BenchCase } from './bench-case.ts'
import { orderAt } from './known.ts'

/** Customers following their orders, from another address each time: trying phones is guarded per address and phone. */
export const trackingCases: BenchCase[] = [
  {
    name: 'tracking by private link',
    method: 'GET',
    isPublic: true,
    path: ({ track }) => `/api${track}`,
  },
  {
    name: 'tracking by phone',
    method: 'GET',
    isPublic: true,
    path: (known, turn) => `/api/orders/track?phone=${encodeURIComponent(orderAt(known, turn).phone)}`,
  },
  {
    name: 'tracking by a phone nobody has',
    method: 'GET',
    isPublic: true,
    path: (_known, turn) => `/api/orders/track?phone=${encodeURIComponent(`+9170000${10_000 + turn}`)}`,
  },
]
