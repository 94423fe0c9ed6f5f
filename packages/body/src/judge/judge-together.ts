import type { Person } from '../shapes.ts'
import type { Read } from '../silhouette/features.ts'
import { type Agreement, agreementOf } from './agreement.ts'
import type { Concern, Judgement, Notice } from './concerns.ts'
import { type Dress, isOtherDress } from './dress.ts'

/** How the bounds part one person's pairs from two people's, and true tellings from wrong ones: docs/body-measuring.md, Gates. */
const apartBounds = { doubt: 2.6, refuse: 9 }
const weightBound = 2.1

interface Together {
  person: Person
  read: Read | undefined
  dress: { front: Dress | undefined; side: Dress | undefined }
}

/** Judges what the pictures show against each other, and against what was said; with what the person would be, where that differs. */
export function judgeTogether({ person, read, dress }: Together): Judgement & { others: Person[] } {
  const none = { errorCodes: [], notices: [], others: [] }
  if (!read) return none
  const agreement = agreementOf(read, person)
  const { apart, weightOff } = agreement
  if (apart > apartBounds.refuse) return { ...none, errorCodes: [{ code: 'notOnePerson' }] }
  const isApart = apart > apartBounds.doubt || isOtherDress(dress.front, dress.side)
  const isOff = Math.abs(weightOff) > weightBound
  const notices: Concern<Notice>[] = [
    ...(isApart ? [{ code: 'photosDiffer' as const }] : []),
    ...(isOff ? [{ code: 'weightDoubtful' as const }] : []),
  ]
  return { errorCodes: [], notices, others: isOff ? whoElse(person, agreement) : [] }
}

/** As told, but for a weight as it is seen; or but for a height that goes with the weight. */
function whoElse(person: Person, { shownKg }: Agreement): Person[] {
  const heightMm = person.heightMm * Math.cbrt(person.weightKg / shownKg)
  return [
    { ...person, weightKg: shownKg },
    { ...person, heightMm },
  ]
}
