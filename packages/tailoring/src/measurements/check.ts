/**
 * Gentle checks: what looks like a slip of the tape or the pen is said, with the reason, and may be kept. Nothing is refused here.
 * Ranges and comparisons are for grown people; of a child only what is too large even for a grown one is doubted.
 */
import { ifMeantIn, type LengthUnit, longestMm, showLength, toMm } from '../units/length.ts'
import { showWeight, type weightUnits } from '../units/weight.ts'
import { fieldOf } from './catalogue.ts'
import { type Measured, pairChecks } from './cross-checks.ts'
import type { Doubt } from './doubt.ts'
import type { Range } from './field.ts'

interface Measuring {
  /** Millimetres by field; fields of the shop among them. */
  values: Measured
  sizing?: Wearer
  /** What the form was in: holes are written in it, and slips of the unit are looked for. */
  unit: LengthUnit
  /** Of the version before, of the same profile. */
  last?: Measured
  /** Of the shop's own fields that have a range. */
  ranges?: Readonly<Record<string, readonly [from: number, to: number]>>
  /** The legs widen below the knee on purpose; see hasFlaredLegs. */
  isFlared?: boolean
}

/** All doubts, in the order of the values: first those of each value alone, then those between two. */
export function checkValues(measuring: Measuring): Doubt[] {
  const { values, unit } = measuring
  const alone = Object.entries(values).flatMap(([field, mm]) => {
    const first = doubtRange(field, mm, measuring) ?? doubtChange(field, mm, measuring)
    return first ? [first] : []
  })
  return [...alone, ...pairChecks(values, unit, measuring.isFlared ?? false)]
}

/** Of the weight, which is no length. */
export function checkWeight(
  kg: number,
  { sizing, unit }: { sizing?: Wearer; unit: (typeof weightUnits)[number] },
): Doubt[] {
  const range = rangeFor('weight', sizing)
  if (!range || (kg >= range[0] && kg <= range[1])) return []
  const params = {
    value: showWeight(kg, unit),
    from: showWeight(range[0], unit),
    to: showWeight(range[1], unit),
  }
  return [{ field: 'weight', code: 'weightOutOfRange', params: { ...params, unit } }]
}

function doubtRange(field: string, mm: number, { sizing, unit, ranges }: Measuring): Doubt | undefined {
  const range = ranges?.[field] ?? rangeFor(field, sizing)
  if (!range || isIn(range, mm)) return undefined
  const show = (length: number) => showLength(length, unit)
  const other = unit === 'in' ? 'cm' : 'in'
  const insteadMm = ifMeantIn(other, mm, unit)
  if (isIn(range, insteadMm)) {
    const code = unit === 'in' ? 'cmTypedAsInches' : 'inchesTypedAsCm'
    return { field, code, params: { value: show(mm), converted: show(insteadMm), unit }, insteadMm }
  }
  return {
    field,
    code: 'outOfRange',
    params: { value: show(mm), from: show(range[0]), to: show(range[1]), unit },
  }
}

/** Nobody grows this much between two measurings without being asked about it. */
const muchMm = toMm(2, 'in')

function doubtChange(field: string, mm: number, { unit, last }: Measuring): Doubt | undefined {
  const before = last?.[field]
  if (before === undefined || Math.abs(mm - before) <= muchMm + 0.01) return undefined
  const params = { before: showLength(before, unit), now: showLength(mm, unit), unit }
  return { field, code: 'changedMuch', params }
}

const isIn = ([from, to]: readonly [number, number], mm: number) => mm >= from - 0.01 && mm <= to + 0.01

/**
 * The longest that is taken at a field: four times what is usual there, so that centimetres typed as inches are still asked about
 * and two sizes typed in one go are not. Of a shop's own field by its range; without one, any tape's length.
 */
export function mostMmOf(key: string, range: Range | undefined = rangeFor(key)): number {
  return range ? Math.min(longestMm, 4 * range[1]) : longestMm
}

/** As a person's card says it. */
type Wearer = 'men' | 'women' | 'boys' | 'girls'

/** What is plausible: for a child up to the grown end, for nobody in particular whatever fits either. */
export function rangeFor(key: string, wearer?: Wearer): Range | undefined {
  const field = fieldOf(key)
  const men = field?.men
  const women = field?.women ?? men
  if (wearer === 'men') return men
  if (wearer === 'women') return women
  const [first, second] = [men ?? women, women]
  if (!first || !second) return undefined
  const both: Range = [Math.min(first[0], second[0]), Math.max(first[1], second[1])]
  return wearer === undefined ? both : [0, both[1]]
}
