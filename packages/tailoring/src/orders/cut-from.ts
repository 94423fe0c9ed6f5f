/** Which record of the measurement book a piece is cut from when nobody chooses one. */
import { missingOf } from '../measurements/missing.ts'

/** One measuring, as far as this question goes. */
export interface CuttingRecord {
  profile: 'body' | 'garment'
  /** Nobody of the shop took it: somebody sent it by a form. */
  isSent: boolean
  /** Keys of what was measured. */
  fields: readonly string[]
}

/**
 * The newest record of the body that has all the garment needs, else the newest; `records` come newest first; `needed` are keys of fields. What was
 * only sent by a form counts while nobody of the shop has measured: a stranger's numbers never take the tailor's place.
 */
export function proposedRecord<R extends CuttingRecord>(
  records: readonly R[],
  needed: readonly string[],
): R | undefined {
  const ofBody = records.filter(({ profile }) => profile === 'body')
  const taken = ofBody.filter(({ isSent }) => !isSent)
  const asked = taken.length > 0 ? taken : ofBody
  return asked.find((record) => missingOf(needed, record.fields).length === 0) ?? asked[0]
}
