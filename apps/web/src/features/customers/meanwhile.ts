/** Two people changed one record: what did the other change, and where do both want something else? */
import type { CustomerDraft } from './customer-draft.ts'

export const settledFields = [
  'name',
  'phone',
  'email',
  'address',
  'notes',
  'bookNumber',
  'tags',
  'earlierOrders',
  'earlierSpent',
  'earlierLastOrder',
] as const
export type SettledField = (typeof settledFields)[number]

export interface Meanwhile {
  field: SettledField
  mine: string
  theirs: string
  /** Both changed it, to different words: somebody must choose. */
  isContested: boolean
}

interface Versions {
  base: CustomerDraft
  mine: CustomerDraft
  theirs: CustomerDraft
}

/** The fields the other changed since `base`, unless both wrote the same. */
export function changedMeanwhile({ base, mine, theirs }: Versions): Meanwhile[] {
  return settledFields.flatMap((field) => {
    const [before, own, other] = [base, mine, theirs].map((draft) => textOf(draft, field))
    if (other === before || other === own || own === undefined || other === undefined) return []
    return [{ field, mine: own, theirs: other, isContested: own !== before }]
  })
}

/** One draft of both: theirs where only they changed it, and where it was chosen; mine everywhere else. */
export function settled(versions: Versions, takeTheirs: ReadonlySet<SettledField>): CustomerDraft {
  const taken = changedMeanwhile(versions)
    .filter(({ field, isContested }) => !isContested || takeTheirs.has(field))
    .map(({ field }) => [field, versions.theirs[field]])
  return { ...versions.mine, ...Object.fromEntries(taken) }
}

function textOf(draft: CustomerDraft, field: SettledField): string {
  const value = draft[field]
  return typeof value === 'string' ? value.trim() : value.join(', ')
}
