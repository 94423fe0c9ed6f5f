import { customerFilters, customerSorts } from '@darzi/contract/customer-shapes.ts'
import { newId } from '../../apps/server/src/ids.ts'

export interface BenchCase {
  name: string
  method: 'GET' | 'POST'
  /** Address with `:id` for some customer of the shop. */
  path: string
  body?: (account: { email: string; password: string }) => unknown
  /** Lists are also compared between a small shop and the biggest. */
  isList?: boolean
  isSignIn?: boolean
}

const lists: BenchCase[] = customerFilters.flatMap((filter) =>
  customerSorts.map((sort) => ({
    name: `directory ${filter} by ${sort}`,
    method: 'GET' as const,
    path: `/api/customers?filter=${filter}&sort=${sort}`,
    isList: true,
  })),
)

let added = 0

const word = process.argv.find((each) => each.startsWith('case='))?.slice('case='.length) ?? ''

const allCases: BenchCase[] = [
  ...lists,
  { name: 'search by name', method: 'GET', path: '/api/customers?q=:name', isList: true },
  { name: 'search by phone', method: 'GET', path: '/api/customers?q=:phone', isList: true },
  { name: 'summary', method: 'GET', path: '/api/customers/summary', isList: true },
  { name: 'detail', method: 'GET', path: '/api/customers/:id' },
  {
    name: 'add customer',
    method: 'POST',
    path: '/api/customers',
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
    path: '/api/login',
    body: ({ email, password }) => ({ email, password }),
    isSignIn: true,
  },
]

/** All, or those whose name has the word given as case=… on the command line. */
export const benchCases = allCases.filter(({ name }) => name.includes(word))
