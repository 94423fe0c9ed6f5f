/** What is wrong with a form of several parts: found before sending, or refused at the step it had come to. */

import type { FormProblems } from '../../customers/api.ts'
import { refusedFields } from '../../measurements/api.ts'
import type { TakeProblems } from '../../orders/api.ts'
import type { SizesBody } from './read-sizes.ts'

/** Fields whose text is no size, and why; or a sentence for the part as a whole. */
export interface SizesProblems {
  unread: ReadonlyMap<string, { code: string; params: Record<string, string> }>
  isEmpty?: boolean
  /** What the server said of a field. */
  refused: ReadonlyMap<string, string>
}
export const noSizesProblems: SizesProblems = { unread: new Map(), refused: new Map() }

export interface AllProblems {
  customer: FormProblems
  sizes: SizesProblems
  order: TakeProblems
  /** A refusal of the sizes or the order, which may have no field here. */
  error?: unknown
}

export const noProblems: AllProblems = {
  customer: { found: {} },
  sizes: noSizesProblems,
  order: { found: {} },
}

export const hasSizesProblem = ({ sizes }: AllProblems) =>
  sizes.unread.size > 0 || sizes.refused.size > 0 || sizes.isEmpty === true

export const hasOrderProblem = ({ order }: AllProblems) =>
  Object.keys(order.found).length > 0 || order.error !== undefined

export const isAnyWrong = (problems: AllProblems) =>
  Object.keys(problems.customer.found).length > 0 || hasSizesProblem(problems) || hasOrderProblem(problems)

export const refusedCustomer = (error: unknown): AllProblems => ({
  ...noProblems,
  customer: { found: {}, error },
})

export const refusedSizes = (error: unknown, body: SizesBody): AllProblems => ({
  ...noProblems,
  sizes: { ...noSizesProblems, refused: refusedFields(error, body) },
  error,
})

export const refusedOrder = (error: unknown): AllProblems => ({
  ...noProblems,
  order: { found: {}, error },
  error,
})
