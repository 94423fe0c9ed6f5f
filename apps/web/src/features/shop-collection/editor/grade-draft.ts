import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import { type GradeSteps, graded, usualSteps } from '@darzi/tailoring/collection/grade.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { newId } from '../../../data/new-id.ts'
import { type ItemDraft, type SizeDraft, sizeText } from './item-draft.ts'
import { hasSleeves, readSizes, zonesOf } from './read-sizes.ts'

/** What grows from size to size on this cut. */
export const stepKeys = (cut: Cut | ''): readonly string[] => [
  ...zonesOf(cut),
  'length',
  ...(hasSleeves(cut) ? ['sleeve'] : []),
]

/** The usual steps as they are typed in this unit. */
export function stepsText(unit: LengthUnit): Record<string, string> {
  const zones = Object.entries(usualSteps.zonesMm).map(([zone, mm]) => [zone, showLength(mm, unit)])
  return {
    ...Object.fromEntries(zones),
    length: showLength(usualSteps.lengthMm, unit),
    sleeve: showLength(usualSteps.sleeveMm, unit),
  }
}

interface Grading {
  draft: ItemDraft
  from: SizeDraft
  /** The sizes from the smallest to the largest, between commas or spaces. */
  names: string
  stepOf(key: string): string
}

/** The range that follows from one size; or the words key of why there is none. */
export function gradedDraft({
  draft,
  from,
  names,
  stepOf,
}: Grading): { sizes: SizeDraft[] } | { refused: string } {
  const { unit, cut } = draft
  const { finished, problems } = readSizes({ sizes: [from], cut, unit })
  const [base] = finished
  if (!base || Object.keys(problems).length > 0) return { refused: 'collection.grade.baseWrong' }
  const range = [...new Set(names.split(/[,;\s]+/).filter(Boolean))]
  if (!range.includes(base.size)) return { refused: 'collection.grade.notInRange' }
  const steps = stepsOf(cut, unit, stepOf)
  if (!steps) return { refused: 'collection.grade.stepWrong' }
  const stored = (size: string) => (size === from.size.trim() ? from.row : newId())
  return { sizes: graded(base, range, steps).map((size) => sizeText(size, { unit, row: stored(size.size) })) }
}

function stepsOf(cut: Cut | '', unit: LengthUnit, stepOf: Grading['stepOf']): GradeSteps | undefined {
  const read = stepKeys(cut).map((key) => [key, stepMm(stepOf(key), unit)] as const)
  if (read.some(([, mm]) => mm === undefined)) return undefined
  const { length = 0, sleeve = 0, ...zonesMm }: Record<string, number | undefined> = Object.fromEntries(read)
  return { zonesMm, lengthMm: length, sleeveMm: sleeve }
}

/** Nothing and zero say that it does not grow. */
function stepMm(text: string, unit: LengthUnit): number | undefined {
  if (/^[0.,\s]*$/.test(text)) return 0
  const read = readLength(text, unit)
  return 'ok' in read ? read.mm : undefined
}
