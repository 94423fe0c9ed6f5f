import { familyNames, mensNames, type Written, womensNames } from '../../apps/server/src/seed/sample-names.ts'
import type { BenchCase } from './bench-case.ts'
import { type Known, orderAt } from './known.ts'

type Query = Record<string, string>

const whole = (name: string, query: (known: Known, turn: number) => Query): BenchCase => ({
  method: 'GET',
  aimMs: 50,
  name: `whole shop ${name}`,
  path: (known, turn) => `/api/search?${new URLSearchParams(query(known, turn))}`,
})

const givenNames = [...womensNames, ...mensNames]
const [latin, hindi, punjabi] = [0, 1, 2] as const

const at = (names: readonly Written[], turn: number) => names[turn % names.length] ?? ['', '', '']
const given = (turn: number, script: 0 | 1 | 2 = latin) => at(givenNames, turn)[script]
const family = (turn: number, script: 0 | 1 | 2 = latin) =>
  at(familyNames, turn + Math.floor(turn / givenNames.length))[script]
/** Each turn is about another of the names the seed writes. */
const fullName = (turn: number, script: 0 | 1 | 2 = latin) => `${given(turn, script)} ${family(turn, script)}`

/** A letter in the middle that nobody meant. */
const mistyped = (name: string) => `${name.slice(0, 3)}x${name.slice(4)}`

/** The search of everything, and what its quick filters show. */
export const searchCases: BenchCase[] = [
  whole('search by name', (_known, turn) => ({ q: fullName(turn) })),
  whole('search by given name', (_known, turn) => ({ q: given(turn) })),
  whole('search by family name', (_known, turn) => ({ q: family(turn) })),
  whole('search by the first letters', (_known, turn) => ({ q: given(turn).slice(0, 3) })),
  whole('search by name with a slip', (_known, turn) => ({ q: mistyped(fullName(turn)) })),
  whole('search by given name with a slip', (_known, turn) => ({ q: mistyped(given(turn)) })),
  whole('search by name in Hindi', (_known, turn) => ({ q: fullName(turn, hindi) })),
  whole('search by name in Punjabi', (_known, turn) => ({ q: fullName(turn, punjabi) })),
  whole('search by phone', (known, turn) => ({ q: orderAt(known, turn).phone.slice(-7) })),
  whole('search by number', (known, turn) => ({ q: orderAt(known, turn).number })),
  whole('search by the digits of a number', (known, turn) => ({ q: orderAt(known, turn).number.slice(4) })),
  whole('search by words nobody has', (_known, turn) => ({ q: `zzmarigold ${turn}` })),
  ...(['customer', 'order', 'measurement', 'paper'] as const).map((type) =>
    whole(`search of ${type}s alone`, (_known, turn) => ({ q: fullName(turn), type })),
  ),
  whole('search of orders by family name', (_known, turn) => ({ q: family(turn), type: 'order' })),
  whole('search of orders this month', (_known, turn) => ({
    q: fullName(turn),
    type: 'order',
    range: 'month',
  })),
  whole('search of the last year', (_known, turn) => ({ q: family(turn), range: 'year' })),
  ...['pending', 'ready', 'overdue', 'repeat', 'high'].map((quick) => whole(quick, () => ({ quick }))),
]
