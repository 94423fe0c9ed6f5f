/** The sizes that are usual for a field of the shop, as typed: both ends or none, the smaller one first. */
import type { ShopField } from '@darzi/contract/measurements.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'

export interface RangeDraft {
  unit: LengthUnit
  min: string
  max: string
}

/** A sentence of the words and its holes. */
interface Said {
  key: string
  params?: Record<string, string>
}

export const rangeDraftOf = (field: ShopField | undefined, unit: LengthUnit): RangeDraft => ({
  unit,
  min: field?.minMm === undefined ? '' : showLength(field.minMm, unit),
  max: field?.maxMm === undefined ? '' : showLength(field.maxMm, unit),
})

interface RangeRead {
  minMm?: number | undefined
  maxMm?: number | undefined
  found: { minMm?: Said; maxMm?: Said }
}

export function readRange({ unit, min, max }: RangeDraft): RangeRead {
  const [from, to] = [readEnd(min, unit), readEnd(max, unit)]
  const found = { ...(from.said && { minMm: from.said }), ...(to.said && { maxMm: to.said }) }
  const ends = { minMm: from.mm, maxMm: to.mm }
  if (from.said || to.said) return { ...ends, found }
  if ((from.mm === undefined) !== (to.mm === undefined)) {
    const both = { key: 'measurements.fields.rangeBoth' }
    return { ...ends, found: from.mm === undefined ? { minMm: both } : { maxMm: both } }
  }
  const isTurned = from.mm !== undefined && to.mm !== undefined && from.mm >= to.mm
  return { ...ends, found: isTurned ? { maxMm: { key: 'problems.measurements.rangeTurned' } } : {} }
}

function readEnd(text: string, unit: LengthUnit): { mm?: number; said?: Said } {
  if (text.trim() === '') return {}
  const read = readLength(text, unit)
  if (!('refused' in read)) return { mm: read.mm }
  // tailoring's reasons have texts as holes
  return {
    said: {
      key: `problems.measurements.${read.refused}`,
      params: read.params as unknown as Record<string, string>,
    },
  }
}

/** The same sizes in the other unit; a text that is none stays as it is. */
export function inOtherUnit(draft: RangeDraft, unit: LengthUnit): RangeDraft {
  const turned = (text: string) => {
    const { mm } = readEnd(text, draft.unit)
    return mm === undefined ? text : showLength(mm, unit)
  }
  return { unit, min: turned(draft.min), max: turned(draft.max) }
}
