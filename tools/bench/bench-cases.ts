import { customerCases } from './customer-cases.ts'
import type { Known } from './known.ts'
import { orderCases, orderLists, paperCases } from './order-cases.ts'
import { trackingCases } from './tracking-cases.ts'

/** A request the house is measured by. `turn` counts its sendings, so that each may be about another order. */
export interface BenchCase {
  name: string
  method: 'GET' | 'POST'
  path: (known: Known, turn: number) => string
  body?: (known: Known, turn: number) => unknown
  /** Who asks has no session, and comes from another address each time. */
  isPublic?: boolean
  isSignIn?: boolean
  /** Its work is not the database's: the bare server has nothing to be measured with. */
  isPaper?: boolean
}

const word = process.argv.find((each) => each.startsWith('case='))?.slice('case='.length) ?? ''

const allCases: BenchCase[] = [
  ...customerCases,
  ...orderLists,
  ...orderCases,
  ...trackingCases,
  ...paperCases,
]

/** All, or those whose name has the word given as case=… on the command line. */
export const benchCases = allCases.filter(({ name }) => name.includes(word))
