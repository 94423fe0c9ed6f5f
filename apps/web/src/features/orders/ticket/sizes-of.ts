/** Whose sizes an order being taken still needs: of each person once, for all that is sewn for them. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import { type Garments, garmentOf, type PieceDraft } from '../order-draft.ts'
import { lackingIn, proposedFor, type RecordsOf } from '../person-records.ts'

/** What is sewn to a size of the collection has that size's tape. */
export const needsTape = ({ collection }: Pick<PieceDraft, 'collection'>) => collection?.size === undefined

/** The record a piece would be cut from: the one chosen for it, else the one that is proposed. */
export function recordOf(
  piece: Pick<PieceDraft, 'measurementId'>,
  garment: Garment | undefined,
  records: readonly MeasurementRecord[] = [],
): MeasurementRecord | undefined {
  const chosen = records.find(({ id }) => id === piece.measurementId)
  return chosen ?? proposedFor(records, neededOf(garment?.fields ?? []))
}

/** Fields the piece could not be cut without. */
export const lacksOf = (
  piece: Pick<PieceDraft, 'measurementId'>,
  garment: Garment | undefined,
  records: readonly MeasurementRecord[] = [],
) => lackingIn(recordOf(piece, garment, records), neededOf(garment?.fields ?? []))

export interface PersonSizes {
  personId: string
  pieces: PieceDraft[]
  /** The union of what their pieces lack. */
  missing: string[]
  /** The newest measuring one of the pieces would be cut from. */
  takenAt: string | undefined
}

/** Person by person, those whose records have come. */
export function sizesOf(
  pieces: readonly PieceDraft[],
  garments: Garments,
  records: RecordsOf,
): PersonSizes[] {
  const people = [...new Set(pieces.filter(needsTape).map(({ personId }) => personId))]
  return people.flatMap((personId) => {
    const known = records.get(personId)
    if (!known) return []
    const own = pieces.filter((piece) => needsTape(piece) && piece.personId === personId)
    const missing = own.flatMap((piece) => lacksOf(piece, garmentOf(garments, piece.garment), known))
    const taken = own.flatMap((piece) => recordOf(piece, garmentOf(garments, piece.garment), known) ?? [])
    const takenAt = taken
      .map((record) => record.takenAt)
      .sort()
      .at(-1)
    return [{ personId, pieces: own, missing: [...new Set(missing)], takenAt }]
  })
}
