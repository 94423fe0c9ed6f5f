/** Whether the sizes a waiting piece is to be cut from should be taken again first. */
import type { MeasurementSnapshot } from '../orders/piece.ts'

/** A body changes in a year; a child's sooner. */
export const sizesOldAfterDays = 365
/** The least ease of a close garment is about four centimetres round: half of it on either side forgives this much. */
export const forgivenMm = 20
/** What clothes hang on. */
const mainGirths: readonly string[] = ['chest', 'waist', 'hips']

const dayMs = 24 * 3600_000

export const areOld = ({ takenAt }: Pick<MeasurementSnapshot, 'takenAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(takenAt) > sizesOldAfterDays * dayMs

/** The main girths by photo that may be further off than the ease forgives. */
export function unsureGirths({ values }: Pick<MeasurementSnapshot, 'values'>) {
  return values.flatMap(({ field, plusMinusMm }) =>
    mainGirths.includes(field) && plusMinusMm !== undefined && plusMinusMm > forgivenMm
      ? [{ field, plusMinusMm }]
      : [],
  )
}
