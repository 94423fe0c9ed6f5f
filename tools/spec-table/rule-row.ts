import type { Proof } from './rows.ts'

export interface RuleRow {
  /** What the specification says, in short. */
  says: string
  /** What is so instead, by a decision made since. */
  here?: string
  proof?: Proof
  /** What is missing of it, in words: such a row counts as not yet. */
  lacks?: string
}
