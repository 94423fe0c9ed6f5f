import { sql } from 'kysely'
import type { ImportReading, RefusedFor } from '../../db/json-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import type { Sheet, SheetRow } from '../files/api.ts'

export interface NewImport {
  shopId: string
  id: string
  memberId: string
  source: 'csv' | 'vcard'
  filename: string
  columns: { header: string; samples: string[]; suggested?: string }[]
  rows: Sheet['rows']
  at: Date
}

const lettersPerStatement = 64 * 1024
/** What a cell costs beside its letters. */
const lettersOfACell = 16

/** Keeps an uploaded file's rows. */
export async function insertImport(tx: Tx, given: NewImport) {
  await tx
    .insertInto('customer_imports')
    .values({
      shop_id: given.shopId,
      id: given.id,
      member_id: given.memberId,
      state: 'uploaded',
      source: given.source,
      filename: given.filename,
      columns: JSON.stringify(given.columns),
      rows_total: given.rows.length,
      created_at: given.at,
    })
    .execute()
  for (const rows of portionsOf(given.rows)) await insertRows(tx, given, rows)
}

/** The rows in portions that an embedded database, on the one thread there is, writes in a moment. */
function* portionsOf(rows: SheetRow[]): Generator<SheetRow[]> {
  let portion: SheetRow[] = []
  let letters = 0
  for (const row of rows) {
    portion.push(row)
    letters += row.cells.reduce((sum, cell) => sum + cell.length + lettersOfACell, 0)
    if (letters < lettersPerStatement) continue
    yield portion
    portion = []
    letters = 0
  }
  if (portion.length > 0) yield portion
}

async function insertRows(tx: Tx, { shopId, id }: NewImport, rows: SheetRow[]) {
  const values = rows.map(({ line, cells }) => ({ shop_id: shopId, import_id: id, line, cells }))
  await tx.insertInto('customer_import_rows').values(values).execute()
}

/** Starts an uploaded import; answers whether it was still to be started. */
export async function startImport(tx: Tx, id: string, reading: ImportReading): Promise<boolean> {
  const started = await tx
    .updateTable('customer_imports')
    .set({ state: 'running', mapping: JSON.stringify(reading) })
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .returning('id')
    .executeTakeFirst()
  return started !== undefined
}

/** Holds an import until the transaction ends, so that no two work on it; undefined when it is not there. */
export function lockImport(tx: Tx, id: string) {
  return tx
    .selectFrom('customer_imports')
    .select(['id', 'state', 'filename', 'mapping', 'member_id', 'added', 'duplicates', 'refused'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Imports uploaded before `before` that still run are given back to be run again. */
export async function freeStuckImports(tx: Tx, before: Date) {
  await tx
    .updateTable('customer_imports')
    .set({ state: 'uploaded' })
    .where('state', '=', 'running')
    .where('created_at', '<', before)
    .execute()
}

/** Imports uploaded before `before` and never run are forgotten with their rows: nothing of them is in the book. */
export async function forgetUnrunImports(tx: Tx, before: Date) {
  const unrun = await tx
    .selectFrom('customer_imports')
    .select('id')
    .where('state', '=', 'uploaded')
    .where('mapping', 'is', null)
    .where('created_at', '<', before)
    .forUpdate()
    .execute()
  if (unrun.length === 0) return
  const ids = unrun.map(({ id }) => id)
  await tx.deleteFrom('customer_import_rows').where('import_id', 'in', ids).execute()
  await tx.deleteFrom('customer_imports').where('id', 'in', ids).execute()
}

export async function setImportState(tx: Tx, id: string, state: 'done' | 'undone') {
  await tx.updateTable('customer_imports').set({ state }).where('id', '=', id).execute()
}

export interface RowOutcome {
  line: number
  outcome: 'added' | 'duplicate' | 'refused'
  problems: RefusedFor[]
  customerId: string | null
}

/** Writes what became of rows, and counts them. */
export async function recordOutcomes(tx: Tx, importId: string, outcomes: readonly RowOutcome[]) {
  const counted = (outcome: RowOutcome['outcome']) =>
    outcomes.filter((each) => each.outcome === outcome).length
  const lines = outcomes.map(({ line }) => line)
  const kinds = outcomes.map(({ outcome }) => outcome)
  const problems = outcomes.map((each) => (each.problems.length > 0 ? JSON.stringify(each.problems) : null))
  const ids = outcomes.map(({ customerId }) => customerId)
  await sql`
    update customer_import_rows as row
       set outcome = became.outcome, problems = became.problems::jsonb, customer_id = became.customer_id
      from unnest(${lines}::int[], ${kinds}::text[], ${problems}::text[], ${ids}::uuid[])
           as became (line, outcome, problems, customer_id)
     where row.import_id = ${importId} and row.line = became.line`.execute(tx)
  await tx
    .updateTable('customer_imports')
    .set((row) => ({
      added: row('added', '+', counted('added')),
      duplicates: row('duplicates', '+', counted('duplicate')),
      refused: row('refused', '+', counted('refused')),
    }))
    .where('id', '=', importId)
    .execute()
}

/** Removes some records that an import added and nobody has touched since; answers how many it looked at. */
export async function removeUntouched(tx: Tx, importId: string, limit: number): Promise<number> {
  const held = await untouched(tx, importId).orderBy('customer.id').limit(limit).forUpdate().execute()
  if (held.length === 0) return 0
  // Whoever held one until now may have written a note on it: asked again, now that nobody else can.
  const still = await untouched(tx, importId)
    .where(
      'customer.id',
      'in',
      held.map(({ id }) => id),
    )
    .execute()
  const ids = still.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('persons').where('customer_id', 'in', ids).execute()
    await tx.deleteFrom('customers').where('id', 'in', ids).execute()
  }
  return held.length
}

/**
 * Added by this import and as it left them: first version, no note, no family, no merge, nothing in their timeline; nothing ordered,
 * measured or booked, and no word of theirs on messages.
 */
const untouched = (tx: Tx, importId: string) =>
  tx
    .selectFrom('customers as customer')
    .select('customer.id')
    .where('customer.import_id', '=', importId)
    .where('customer.version', '=', 1)
    .where('customer.state', '=', 'active')
    .where(({ not, exists, selectFrom, or }) =>
      not(
        or([
          exists(
            selectFrom('customer_notes as note')
              .select('note.id')
              .whereRef('note.customer_id', '=', 'customer.id'),
          ),
          exists(
            selectFrom('persons as person')
              .select('person.id')
              .whereRef('person.customer_id', '=', 'customer.id')
              .where('person.is_customer', '=', false),
          ),
          exists(selectFrom('orders').select('orders.id').whereRef('orders.customer_id', '=', 'customer.id')),
          exists(
            selectFrom('order_pieces as piece')
              .innerJoin('persons as wearer', 'wearer.id', 'piece.person_id')
              .select('piece.id')
              .whereRef('wearer.customer_id', '=', 'customer.id'),
          ),
          exists(
            selectFrom('measurement_records as record')
              .innerJoin('persons as measured', 'measured.id', 'record.person_id')
              .select('record.id')
              .whereRef('measured.customer_id', '=', 'customer.id'),
          ),
          exists(
            selectFrom('appointments as booked')
              .select('booked.id')
              .whereRef('booked.customer_id', '=', 'customer.id'),
          ),
          exists(
            selectFrom('customer_messaging as said')
              .select('said.customer_id')
              .whereRef('said.customer_id', '=', 'customer.id')
              .where((said) =>
                said.or([
                  said('said.consent_at', 'is not', null),
                  said('said.prefers', 'is not', null),
                  said('said.birthday', 'is not', null),
                ]),
              ),
          ),
          exists(
            selectFrom('customer_merges as merge')
              .select('merge.id')
              .where((merge) =>
                merge.or([
                  merge('merge.kept_id', '=', merge.ref('customer.id')),
                  merge('merge.gone_id', '=', merge.ref('customer.id')),
                ]),
              ),
          ),
          exists(
            selectFrom('events as event')
              .select('event.id')
              .where('event.subject_type', '=', 'customer')
              .whereRef('event.subject_id', '=', 'customer.id'),
          ),
        ]),
      ),
    )

export async function countOfImport(tx: Tx, importId: string): Promise<number> {
  const row = await tx
    .selectFrom('customers')
    .select((count) => count.fn.countAll<number>().as('kept'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return row.kept
}

/** Numbers of removed records that were the last ones are given again. In a locked book only. */
export async function takeBackNumbers(tx: Tx) {
  const { last } = await tx
    .selectFrom('customers')
    .select((highest) => highest.fn.coalesce(highest.fn.max('number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  await tx.updateTable('shop_counters').set({ last }).where('name', '=', 'customers').execute()
}
