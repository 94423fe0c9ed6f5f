import { type ReadRow, readRow } from '@darzi/tailoring/customers/import.ts'
import type { ImportReading, RefusedFor } from '../../db/json-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { readPhone } from '../../phone.ts'
import type { SheetRow } from '../files/api.ts'
import { type Known, knownByName, knownByPhone } from './import-queries.ts'

/** A row as it was read, and what becomes of it. */
export interface JudgedRow extends SheetRow, Pick<ReadRow, 'values' | 'typed'> {
  /** E.164 */
  phone: string | undefined
  outcome: 'add' | 'duplicate' | 'refused'
  problems: RefusedFor[]
  duplicateOf?: Known
}

/** What earlier rows of the same file have taken; judging a page of rows adds what they take. */
export interface Taken {
  phones: Set<string>
  /** How many more the plan allows; undefined when there is no limit. */
  quotaLeft: number | undefined
}

interface Judging {
  importId: string
  reading: ImportReading
  taken: Taken
}

/** Judges a page of rows, in their order, against the shop's book: the same in the preview as in the run. */
export async function judgeRows(tx: Tx, rows: readonly SheetRow[], judging: Judging): Promise<JudgedRow[]> {
  const read = rows.map((row) => readOne(row, judging.reading))
  const phones = read.flatMap(({ phone }) => phone ?? [])
  const names = read.flatMap(({ phone, values }) => (phone ? [] : (values.name ?? [])))
  const [byPhone, byName] = await Promise.all([
    knownByPhone(tx, phones),
    knownByName(tx, names, judging.importId),
  ])
  return read.map((row) =>
    judge(row, judging.taken, row.phone ? byPhone.get(row.phone) : byName.get(row.values.name ?? '')),
  )
}

type ReadOne = SheetRow & ReadRow & { phone: string | undefined; errorCodes: RefusedFor[] }

function readOne(row: SheetRow, reading: ImportReading): ReadOne {
  const read = readRow(row.cells, reading.columns, reading)
  const phone = read.values.phone ? readPhone(read.values.phone, reading.country) : undefined
  const errorCodes: RefusedFor[] = read.problems.map(({ field, code, params }) => ({
    field,
    code,
    params: params,
  }))
  if (read.values.phone && !phone)
    errorCodes.push({ field: 'phone', code: 'customers.phoneInvalid', params: {} })
  return { ...row, ...read, phone, errorCodes }
}

function judge({ errorCodes, ...row }: ReadOne, taken: Taken, known: Known | undefined): JudgedRow {
  const { phone } = row
  if (errorCodes.length > 0) return { ...row, outcome: 'refused', problems: errorCodes }
  const isTwice = phone !== undefined && taken.phones.has(phone)
  if (known || isTwice) return { ...row, outcome: 'duplicate', problems: [], duplicateOf: known }
  if (taken.quotaLeft === 0)
    return {
      ...row,
      outcome: 'refused',
      problems: [{ field: 'name', code: 'customers.limitReached', params: { moveTo: 'larger' } }],
    }
  if (taken.quotaLeft !== undefined) taken.quotaLeft--
  if (phone) taken.phones.add(phone)
  return { ...row, outcome: 'add', problems: [] }
}
