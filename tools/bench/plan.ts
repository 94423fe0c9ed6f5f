import type { Statement } from '../../apps/server/src/testing/record-statements.ts'

/** What the bare server does for one case. */
export interface PlannedCase {
  statements: Statement[]
  isWrite: boolean
  /** The same act in as little SQL as it can be told in: what it writes, or the rows by their key. */
  plain?: Statement[]
  /** Signing in: the password check is part of the work on both sides. */
  hash?: string
  password?: string
}

/** Of the name under which the bare server does a case in plain SQL. */
export const plainSuffix = ' (plain SQL)'

export interface Plan {
  shopId: string
  /** Ids made after this instant (ms) were made by the recorded request. */
  since: number
  /** Ids that stand together, such as an order's and its customer's; the first are those that were recorded. */
  turns: string[][]
  cases: Record<string, PlannedCase>
}

/** JSON with dates and bytes kept as what they are. */
export const encodePlan = (plan: Plan): string =>
  JSON.stringify(plan, function (this: Record<string, unknown>, key, value) {
    const plain = this[key]
    if (plain instanceof Date) return { $date: plain.toISOString() }
    if (Buffer.isBuffer(plain)) return { $bytes: plain.toString('base64') }
    return value
  })

export const decodePlan = (text: string): Plan =>
  JSON.parse(text, (_key, value) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$date' in value) return new Date(value.$date)
    if ('$bytes' in value) return Buffer.from(value.$bytes, 'base64')
    return value
  })
