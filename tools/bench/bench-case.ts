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
}
