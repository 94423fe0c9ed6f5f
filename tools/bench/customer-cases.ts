import { customerFilters, customerSorts } from '@darzi/contract/customer-shapes.ts'
import { newId } from '../../apps/server/src/ids.ts'
import type { BenchCase } from './bench-case.ts'

const read = { method: 'GET' } as const

const directory: BenchCase[] = customerFilters.flatMap((filter) =>
  customerSorts.map((sort) => ({
    ...read,
    name: `directory ${filter} by ${sort}`,
    path: () => `/api/customers?filter=${filter}&sort=${sort}`,
  })),
)

const search = (words: string) => `/api/customers?q=${encodeURIComponent(words)}`

let added = 0

export const customerCases: BenchCase[] = [
  ...directory,
  { ...read, name: 'search by name', path: ({ customer }) => search(customer.name) },
  { ...read, name: 'search by phone', path: ({ customer }) => search(customer.phone.slice(-7)) },
  { ...read, name: 'summary', path: () => '/api/customers/summary' },
  {
    ...read,
    name: 'detail',
    path: ({ customer }) => `/api/customers/${customer.id}`,
    plain: ({ customer }) => ({ text: 'select * from customers where id = $1', values: [customer.id] }),
  },
  {
    name: 'add customer',
    method: 'POST',
    path: () => '/api/customers',
    body: () => ({
      id: newId(),
      name: `Bench ${++added}`,
      phone: `+9198${String(10_000_000 + added)}`,
      allowSamePhone: true,
    }),
  },
  {
    name: 'sign in',
    method: 'POST',
    path: () => '/api/login',
    isPublic: true,
    isSignIn: true,
    body: ({ email, password }) => ({ email, password }),
  },
]
