/** What a house puts right of an order that a partner has, and which of it goes along. Days are ISO days. */
import type { ChosenStyle } from '../garments/garment.ts'
import type { ChosenAddOn, PieceCloth } from '../orders/piece.ts'
import { usualPartnerDay } from './partner-day.ts'

/** What of a piece whoever sews it has to know. Its price is between the house and its customer. */
export const pieceFacts = ['garment', 'sizes', 'styles', 'addOns', 'cloth', 'notes', 'isUrgent'] as const
export type PieceFact = (typeof pieceFacts)[number]

interface Said {
  styles: readonly ChosenStyle[]
  addOns: readonly ChosenAddOn[]
  cloth?: PieceCloth | undefined
  notes?: string | undefined
  isUrgent: boolean
}

interface Edited {
  before: Said
  after: Said
  isAnother: boolean
  hasNewSizes: boolean
}

/** The facts that stand otherwise after an edit. */
export function changedFacts({ before, after, isAnother, hasNewSizes }: Edited): PieceFact[] {
  const isSame = (fact: keyof Said) => textOf(before[fact]) === textOf(after[fact])
  return pieceFacts.filter((fact) =>
    fact === 'garment' ? isAnother : fact === 'sizes' ? hasNewSizes : !isSame(fact),
  )
}

/** Objects with the same facts read the same, in whatever order they were written. */
const textOf = (value: Said[keyof Said]) =>
  JSON.stringify(value || undefined, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

interface Planned {
  promisedOn: string
  workshopOn?: string | null | undefined
}

/**
 * The day a partner is to be done by once the house's days moved: the house's usual one where it was that, else the one that was agreed, never
 * after the promise and never a day that has passed. Undefined where it stays.
 */
export function movedPartnerDay({
  dueOn,
  before,
  after,
  today,
}: {
  dueOn: string
  before: Planned
  after: Planned
  today: string
}): string | undefined {
  const wasUsual = dueOn === (before.workshopOn ?? before.promisedOn)
  const agreed = dueOn < after.promisedOn ? dueOn : after.promisedOn
  const wanted = wasUsual ? (after.workshopOn ?? after.promisedOn) : agreed
  return wanted === dueOn ? undefined : usualPartnerDay({ promisedOn: wanted, today })
}
