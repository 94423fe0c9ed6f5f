/** What the parts of a badge were checked against. Where the shop changes that, the part counts no longer. */
import type { VerificationPart } from './life.ts'

export type CheckedFact = 'name' | 'address' | 'country' | 'city' | 'state' | 'pincode'
export type CheckedFacts = Partial<Record<CheckedFact, string | null>>

const factsOf = {
  identity: ['name'],
  address: ['address', 'country', 'city', 'state', 'pincode'],
  work: [],
} as const satisfies Record<VerificationPart, readonly CheckedFact[]>

interface Change {
  /** What the badge says now. */
  held: readonly VerificationPart[]
  before: CheckedFacts
  /** Facts left out stay. */
  after: CheckedFacts
}

/** The parts that are lost by it. Capitals and spaces change nothing. */
export const partsLost = ({ held, before, after }: Change): VerificationPart[] =>
  held.filter((part) =>
    factsOf[part].some((fact) => after[fact] !== undefined && plain(after[fact]) !== plain(before[fact])),
  )

const plain = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
