import type { ApiRequest } from '@darzi/contract/api.ts'
import type { MeasuredValue, MeasurementRecord, ShopField } from '@darzi/contract/measurements.ts'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { entryOf, typedValue } from './entries.ts'
import { type AskedField, askedField } from './measured-fields.ts'
import { isPutAway } from './put-away.ts'
import type { Measuring } from './stored-measuring.ts'

type Body = ApiRequest<'POST /api/measurement-records'>['body']

interface Saving {
  personId: string
  measuring: Measuring
  fields: readonly AskedField[]
  own: readonly ShopField[]
  /** The garment that was measured. */
  garment?: string | undefined
  /** What is taken over as it was, since nobody measured it anew. */
  carried: readonly MeasuredValue[]
}

/** The record as the server is sent it: what was typed, then what is taken over. */
export function recordBody({ personId, measuring, fields, own, garment, carried }: Saving): Body {
  const { id, unit, entries, notes, how } = measuring
  const typed = fields.flatMap((field) => {
    const entry = entries[field.key]
    return entry?.typed.trim() ? [typedValue(field, entry)] : []
  })
  const others = carried.flatMap((value) => {
    const field = askedField(value.field, false, own)
    return field ? [typedValue(field, entryOf(value, unit))] : []
  })
  return {
    id,
    personId,
    unit,
    how,
    notes: notes.trim() || undefined,
    values: [...typed, ...others],
    ...(garment ? { profile: 'garment' as const, garment } : {}),
  }
}

/** What the book holds of the others, when they are taken over: all that were not typed and are still measured. */
export function carriedValues(
  last: readonly MeasuredValue[],
  { entries }: Measuring,
  own: readonly ShopField[],
): MeasuredValue[] {
  return last.filter(({ field }) => !entries[field]?.typed.trim() && !isPutAway(field, own))
}

/** Sizes put right after an answer was lost are the next version: the record that was written already stays as it is. */
export async function saveMeasuring(body: Body): Promise<MeasurementRecord> {
  const record = await write(body).catch((appError: unknown) => {
    if (appError instanceof ProblemError && appError.code === 'request.keyReused')
      return write({ ...body, id: newId() })
    throw appError
  })
  void queries.invalidateQueries({ queryKey: ['measurements'] })
  return record
}

const write = (body: Body) =>
  call('POST /api/measurement-records', { body }, { idempotencyKey: body.id ?? newId() })

/** The sentences of a refusal by the field each belongs to. */
export function refusedFields(error: unknown, body: Body): Map<string, string> {
  if (!(error instanceof ProblemError)) return new Map()
  return new Map(
    error.errors.flatMap(({ field, detail }) => {
      const at = /^values\.(\d+)\./.exec(field)?.[1]
      const value = at === undefined ? undefined : body.values[Number(at)]
      return value ? [[value.field, detail] as const] : []
    }),
  )
}
