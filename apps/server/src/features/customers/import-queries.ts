import type { Tx } from '../../db/tx.ts'
import type { SheetRow } from '../files/api.ts'

const columns = [
  'import.id',
  'import.state',
  'import.source',
  'import.filename',
  'import.columns',
  'import.rows_total',
  'import.added',
  'import.duplicates',
  'import.refused',
  'import.created_at',
  'import.member_id',
  'import.mapping',
  'member.name as member_name',
] as const

const imports = (tx: Tx) =>
  tx
    .selectFrom('customer_imports as import')
    .innerJoin('members as member', 'member.id', 'import.member_id')
    .select(columns)

export const findImport = (tx: Tx, id: string) => imports(tx).where('import.id', '=', id).executeTakeFirst()
export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Newest first; ids grow with time. */
export async function listImportRows(tx: Tx, { limit, after }: { limit: number; after?: string }) {
  const page = imports(tx)
    .orderBy('import.id', 'desc')
    .limit(limit + 1)
  return (after ? page.where('import.id', '<', after) : page).execute()
}

interface Page {
  importId: string
  afterLine: number
  limit: number
}

/** Rows as they were uploaded, in the order of the file. */
export function uploadedRows(tx: Tx, { importId, afterLine, limit }: Page): Promise<SheetRow[]> {
  return tx
    .selectFrom('customer_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(limit)
    .execute()
}

/** The next rows nothing has become of yet. */
export function openRows(tx: Tx, { importId, afterLine, limit }: Page): Promise<SheetRow[]> {
  return tx
    .selectFrom('customer_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(limit)
    .execute()
}

export function refusedRowsAfter(tx: Tx, { importId, afterLine, limit }: Page) {
  return tx
    .selectFrom('customer_import_rows')
    .select(['line', 'cells', 'problems'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'refused')
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(limit)
    .execute()
}

export interface Known {
  id: string
  name: string
  number: number
}

/** Who has these phones, the first by number; of a merged record, the one it went into. */
export async function knownByPhone(tx: Tx, phones: readonly string[]): Promise<Map<string, Known>> {
  if (phones.length === 0) return new Map()
  const rows = await tx
    .selectFrom('customers as own')
    .leftJoin('customers as kept', 'kept.id', 'own.merged_into')
    .select(['own.phone', 'own.id', 'own.name', 'own.number'])
    .select(['kept.id as kept_id', 'kept.name as kept_name', 'kept.number as kept_number'])
    .where('own.phone', 'in', phones)
    .orderBy('own.number', 'desc')
    .execute()
  return new Map(
    rows.map(({ phone, kept_id, kept_name, kept_number, ...own }) => [
      phone ?? '',
      {
        id: kept_id ?? own.id,
        name: kept_name ?? own.name,
        number: kept_number ?? own.number,
      },
    ]),
  )
}

/** Without a phone only the very same name of an earlier import is known: two of a name are two people. */
export async function knownByName(
  tx: Tx,
  names: readonly string[],
  importId: string,
): Promise<Map<string, Known>> {
  if (names.length === 0) return new Map()
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'number'])
    .where('import_id', 'is not', null)
    .where('import_id', '!=', importId)
    .where('phone', 'is', null)
    .where('name', 'in', names)
    .orderBy('number', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}
