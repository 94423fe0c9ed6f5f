/** Two measurings of one person side by side: what grew, what shrank, and how long that took. */
import { daysBetween } from '../customers/days.ts'
import { inUnit, type LengthUnit, showTenths } from '../units/length.ts'
import { type WeightUnit, weightIn } from '../units/weight.ts'

interface ComparedRecord {
  /** The shop's day it was taken on, YYYY-MM-DD. */
  takenOn: string
  /** Words and yes-or-no values have neither and are not compared. */
  values: readonly { field: string; mm?: number; kg?: number }[]
}

export interface Comparison {
  /** From the older to the newer. */
  days: number
  /** Fields in the newer's order, then those only the older has. */
  lines: ComparedLine[]
}

export interface ComparedLine {
  field: string
  kind: 'length' | 'weight'
  /** Millimetres or kilograms. */
  older?: number
  newer?: number
  /** In the reader's unit to one decimal, `+1.5`, `−0.5` or `0.0`; none where one record has no value. */
  difference?: string
  trend?: 'larger' | 'smaller' | 'same'
}

interface Reader {
  unit: LengthUnit
  weightUnit: WeightUnit
}

export function compareRecords(older: ComparedRecord, newer: ComparedRecord, reader: Reader): Comparison {
  const sizesBefore = sizesOf(older)
  const sizesNow = sizesOf(newer)
  const fields = [...new Set([...sizesNow.keys(), ...sizesBefore.keys()])]
  const lines = fields.flatMap((field) => {
    const [before, now] = [sizesBefore.get(field), sizesNow.get(field)]
    const kind = (now ?? before)?.kind
    return kind ? [{ field, kind, ...compare({ kind, before: before?.size, now: now?.size, reader }) }] : []
  })
  return { days: daysBetween(older.takenOn, newer.takenOn), lines }
}

interface Pair {
  kind: ComparedLine['kind']
  before?: number
  now?: number
  reader: Reader
}

function compare({ kind, before, now, reader }: Pair): Omit<ComparedLine, 'field' | 'kind'> {
  const sides = { ...(before !== undefined && { older: before }), ...(now !== undefined && { newer: now }) }
  if (before === undefined || now === undefined) return sides
  const grown = now - before
  const inReader = kind === 'weight' ? weightIn(grown, reader.weightUnit) : inUnit(grown, reader.unit)
  const size = showTenths(Math.abs(inReader))
  if (size === '0.0') return { ...sides, difference: size, trend: 'same' }
  return grown > 0
    ? { ...sides, difference: `+${size}`, trend: 'larger' }
    : { ...sides, difference: `−${size}`, trend: 'smaller' }
}

function sizesOf({ values }: ComparedRecord) {
  const sizes = new Map<string, { kind: ComparedLine['kind']; size: number }>()
  for (const { field, mm, kg } of values) {
    if (mm !== undefined) sizes.set(field, { kind: 'length', size: mm })
    else if (kg !== undefined) sizes.set(field, { kind: 'weight', size: kg })
  }
  return sizes
}
