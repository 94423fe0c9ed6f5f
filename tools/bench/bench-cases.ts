import type { BenchCase } from './bench-case.ts'
import { customerCases } from './customer-cases.ts'
import { orderCases, orderLists, paperCases } from './order-cases.ts'
import { trackingCases } from './tracking-cases.ts'

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
