import type { Statement } from '../../apps/server/src/testing/record-statements.ts'
import type { Known } from './known.ts'

/** A request the app is measured by. `turn` counts its sendings, so that each may be about another order. */
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
  /** What the slowest hundredth may take on the server, in ms, in the biggest shop the app promises for. */
  aimMs?: number
  /** Of a read: the shortest SQL that finds such rows. Of a write it is what the app writes, without anything it reads. */
  plain?: (known: Known) => Statement
  /**
   * A few refusals are right: what is in flight when a round ends is cut off and may not have happened, and the next request about
   * it says so.
   */
  mayRefuse?: boolean
}
