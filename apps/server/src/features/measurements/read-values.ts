import type { ApiRequest } from '@darzi/contract/api.ts'
import { mostMmOf } from '@darzi/tailoring/measurements/check.ts'
import type { Range } from '@darzi/tailoring/measurements/field.ts'
import { readDegrees } from '@darzi/tailoring/units/degrees.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight } from '@darzi/tailoring/units/weight.ts'
import { AppError, type FieldError, type Params } from '../../http/app-error.ts'
import type { FieldKinds } from './field-kinds.ts'
import type { NewValue } from './record-store.ts'

type TypedValue = ApiRequest<'POST /api/measurement-records'>['body']['values'][number]

/** A value as it was read, with whether its doubt was answered. */
export interface ReadValue extends NewValue {
  isKept: boolean
}

interface Form {
  /** What a bare number means. */
  unit: LengthUnit
  kinds: FieldKinds
  /** Of the shop's own fields that have one. */
  ranges: Readonly<Record<string, Range>>
}

type Read = Partial<NewValue> | { refused: string; params: object }

/** Reads all values, or throws one refusal that names each bad one: `values.3.typed`. */
export function readValues(typed: readonly TypedValue[], form: Form): ReadValue[] {
  const errors: FieldError[] = []
  const seen = new Set<string>()
  const values: ReadValue[] = []
  for (const [index, value] of typed.entries()) {
    const kind = form.kinds.get(value.field)
    if (!kind || seen.has(value.field)) {
      errors.push({
        field: `values.${index}.field`,
        code: kind ? 'measurements.fieldTwice' : 'measurements.unknownField',
      })
      continue
    }
    seen.add(value.field)
    const read = readValue(value, kind, form)
    if ('refused' in read) errors.push(refusedAt(`values.${index}.typed`, read))
    else values.push({ ...read, ...asWritten(value) })
  }
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
  return values
}

function asWritten({ field, typed, isKept, plusMinusMm, from, photoMm, shopScale }: TypedValue) {
  return { field, typed, isKept: isKept === true, plusMinusMm, from, photoMm, shopScale }
}

type Kind = FieldKinds extends ReadonlyMap<string, infer K> ? K : never

function readValue({ field, typed, unit }: TypedValue, kind: Kind, { unit: formUnit, ranges }: Form): Read {
  if (kind === 'weight')
    return readWeight(typed, unit === 'lb' || unit === 'kg' ? unit : formUnit === 'in' ? 'lb' : 'kg')
  if (kind === 'angle') return readSlope(typed)
  if (kind === 'text') return { words: typed }
  if (kind === 'bool') return readYes(typed)
  const most = mostMmOf(field, ranges[field])
  const read = readLength(typed, unit === 'in' || unit === 'cm' ? unit : formUnit, most)
  return 'refused' in read ? read : { mm: read.mm, unit: read.unit }
}

function readSlope(typed: string): Read {
  const read = readDegrees(typed)
  return 'refused' in read ? read : { degrees: read.degrees, unit: 'deg' }
}

function readYes(typed: string): Read {
  if (typed === 'yes' || typed === 'no') return { isYes: typed === 'yes' }
  return { refused: 'notYesOrNo', params: { typed } }
}

function refusedAt(field: string, { refused, params }: { refused: string; params: object }): FieldError {
  // the holes of tailoring's reasons are texts
  return { field, code: `measurements.${refused}`, params: params as Params }
}
