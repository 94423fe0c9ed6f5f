import type { Tx } from '../../db/tx.ts'
import { publishEvent, wakeScreens } from '../../events/publish-event.ts'
import { planResult } from '../shops/api.ts'
import { countActive } from './count-active.ts'
import { insertCustomers, lockBook, type NewRecord, type WriteContext } from './customer-store.ts'
import { type JudgedRow, judgeRows } from './import-outcomes.ts'
import { findImport, openRows } from './import-queries.ts'
import { lockImport, type RowOutcome, recordOutcomes, setImportState } from './import-store.ts'
import { customerPerson, insertPeople } from './people-store.ts'

export interface ImportJob {
  shopId: string
  importId: string
  now(): Date
  newId(): string
  /** One transaction as the shop. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Small enough that a counter sharing the only connection of an embedded database hardly waits. */
const rowsPerBatch = 200

/**
 * The background work of an import: batch after batch, each wholly written or not at all. Run again after a crash, or
 * twice at once, it goes on where it stopped: a row that has an outcome is done.
 */
export async function importInBatches(job: ImportJob) {
  let afterLine: number | undefined = 0
  while (afterLine !== undefined) {
    const from: number = afterLine
    afterLine = await job.inShop((tx) => importBatch(tx, job, from))
  }
}

/** The next open rows after a line; answers the last of them, or undefined when nothing is left to do. */
async function importBatch(tx: Tx, job: ImportJob, afterLine: number): Promise<number | undefined> {
  const { importId, shopId } = job
  const held = await lockImport(tx, importId)
  if (!held?.mapping || held.state !== 'running') return undefined
  const rows = await openRows(tx, { importId, afterLine, limit: rowsPerBatch })
  if (rows.length === 0) {
    await finish(tx, job)
    return undefined
  }
  const writeContext: WriteContext = { shopId, memberId: held.member_id, now: job.now(), newId: job.newId }
  const last = await lockBook(tx, shopId)
  const taken = { phones: new Set<string>(), quotaLeft: await quotaLeft(tx, writeContext) }
  const judged = await judgeRows(tx, rows, { importId, reading: held.mapping, taken })
  const outcomes = await writeJudged(tx, { writeContext, importId, last }, judged)
  await recordOutcomes(tx, importId, outcomes)
  await wakeScreens(tx, shopId, { subject: { type: 'import', id: importId }, kind: 'customers.importGoesOn' })
  return rows.at(-1)?.line
}

async function quotaLeft(tx: Tx, { shopId, now }: WriteContext): Promise<number | undefined> {
  const result = await planResult(tx, { shopId, customers: await countActive(tx), adding: 0, now })
  return 'refused' in result ? 0 : result.quotaLeft
}

interface Writing {
  writeContext: WriteContext
  importId: string
  /** The last number given in the locked book. */
  last: number
}

async function writeJudged(
  tx: Tx,
  { writeContext, importId, last }: Writing,
  judged: JudgedRow[],
): Promise<RowOutcome[]> {
  const placed = judged.map((row) => ({ row, id: row.outcome === 'add' ? writeContext.newId() : null }))
  const records = placed.flatMap(({ row, id }) => (id ? [recordOf(row, { id, importId })] : []))
  await insertCustomers(tx, writeContext, records, last)
  await insertPeople(
    tx,
    writeContext,
    records.map((record) => customerPerson(record, writeContext.newId())),
  )
  return placed.map(({ row, id }) => ({
    line: row.line,
    problems: row.problems,
    customerId: id ?? row.duplicateOf?.id ?? null,
    outcome: row.outcome === 'add' ? 'added' : row.outcome,
  }))
}

function recordOf(
  { values, phone }: JudgedRow,
  { id, importId }: { id: string; importId: string },
): NewRecord {
  const { name = '', email, address, notes, bookNumber, tags, totalOrders, totalSpentMinor } = values
  return {
    id,
    importId,
    name,
    phone: phone ?? null,
    email: email ?? null,
    address: address ?? null,
    notes: notes ?? null,
    bookNumber: bookNumber ?? null,
    tags,
    people: [],
    earlier: {
      orders: totalOrders ?? 0,
      spentMinor: totalSpentMinor ?? 0,
      lastOrderDate: values.lastOrderDate ?? null,
    },
  }
}

async function finish(tx: Tx, { importId, shopId, now, newId }: ImportJob) {
  await setImportState(tx, importId, 'done')
  const done = await findImport(tx, importId)
  if (!done) return
  const { added, duplicates, refused, filename, member_id: memberId, member_name: name } = done
  await publishEvent(
    tx,
    { shopId, memberId, name },
    {
      id: newId(),
      at: now(),
      kind: 'customers.imported',
      subject: { type: 'import', id: importId, name: filename },
      params: { added, duplicates, refused },
    },
  )
}
