import { easeOf } from '@darzi/tailoring/collection/ease.ts'
import { hangsFromWaist } from '@darzi/tailoring/collection/ends.ts'
import { type Cut, type FinishedSize, type FitZone, fitZones } from '@darzi/tailoring/collection/finished.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { type ItemDraft, type SizeDraft, sizeText } from './item-draft.ts'

/** By field, as the server would name it: the words key of what is wrong, and its holes. */
export type Problems = Record<string, { key: string; params?: Record<string, string | number> }>

/** The zones a tape is held to on a garment of this cut; none on what is not tried on. */
export const zonesOf = (cut: Cut | ''): readonly FitZone[] =>
  cut === '' ? [] : fitZones.filter((zone) => easeOf[cut][zone] !== undefined)

export const hasSleeves = (cut: Cut | '') => cut !== '' && !hangsFromWaist(cut)

/** The sizes as numbers, and what of them is no length. Zones left empty are not told. */
export function readSizes({ sizes, cut, unit }: Pick<ItemDraft, 'sizes' | 'cut' | 'unit'>) {
  const problems: Problems = {}
  const finished = sizes.map((draft, at): FinishedSize => {
    const read = (text: string, part: string) =>
      lengthOf(text, { unit, field: `sizes.${at}.${part}`, problems })
    const zonesMm: FinishedSize['zonesMm'] = {}
    for (const zone of zonesOf(cut)) {
      const mm = read(draft.zones[zone] ?? '', `zonesMm.${zone}`)
      if (mm !== undefined) zonesMm[zone] = mm
    }
    if (draft.size.trim() === '') problems[`sizes.${at}.size`] = { key: 'problems.field.required' }
    const lengthMm = read(draft.length, 'lengthMm')
    if (draft.length.trim() === '') problems[`sizes.${at}.lengthMm`] = { key: 'problems.field.required' }
    const sleeveMm = hasSleeves(cut) ? read(draft.sleeve, 'sleeveMm') : undefined
    return { size: draft.size.trim(), zonesMm, lengthMm: lengthMm ?? 0, sleeveMm }
  })
  return { finished, problems }
}

interface Reading {
  unit: LengthUnit
  field: string
  problems: Problems
}

function lengthOf(text: string, { unit, field, problems }: Reading): number | undefined {
  if (text.trim() === '') return undefined
  const read = readLength(text, unit)
  if ('ok' in read) return read.mm
  problems[field] = { key: `problems.measurements.${read.refused}`, params: { ...read.params } }
  return undefined
}

/** The same sizes in the other unit; what is no length stays as it was typed. */
export function inOtherUnit(draft: ItemDraft, unit: LengthUnit): Pick<ItemDraft, 'unit' | 'sizes'> {
  const { finished, problems } = readSizes(draft)
  const isWrong = (at: number) => Object.keys(problems).some((field) => field.startsWith(`sizes.${at}.`))
  const sizes = draft.sizes.map((size, at): SizeDraft => {
    const read = finished[at]
    return !read || isWrong(at) ? size : { ...sizeText(read, { unit, row: size.row }), size: size.size }
  })
  return { unit, sizes }
}
