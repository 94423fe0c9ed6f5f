import { longestDays, ranges } from '@darzi/tailoring/analytics/spans.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { BenchCase } from './bench-case.ts'

const read = { method: 'GET', aimMs: 150 } as const
const day = () => new Date().toISOString().slice(0, 10)

/** The owner's dashboard and Advanced Analytics. One answer fills all tabs of a span: sales, customers, work and money. */
export const analyticsCases: BenchCase[] = [
  { ...read, name: 'analytics overview', path: () => '/api/analytics/overview' },
  ...ranges.map((range) => ({
    ...read,
    name: `analytics of a ${range}`,
    path: () => `/api/analytics?range=${range}`,
  })),
  {
    ...read,
    name: 'analytics of last year',
    path: () => `/api/analytics?range=year&on=${addDays(day(), -365)}`,
  },
  {
    ...read,
    name: 'analytics of the longest span',
    path: () => `/api/analytics?from=${addDays(day(), 1 - longestDays)}&to=${day()}`,
  },
]
