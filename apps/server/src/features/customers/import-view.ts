import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { importFields } from '@darzi/contract/customer-imports.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { findImport, type ImportRow } from './import-queries.ts'

/** One import as its screen sees it. Throws notFound. */
export async function readImport(tx: Tx, id: string): Promise<CustomerImport> {
  const row = await findImport(tx, id)
  if (!row) throw notFound()
  return importOf(row)
}

export function importOf(row: ImportRow): CustomerImport {
  const { added, duplicates, refused, rows_total: rows } = row
  return {
    id: row.id,
    state: row.state,
    source: row.source,
    filename: row.filename,
    createdAt: row.created_at.toISOString(),
    createdBy: row.member_name,
    columns: row.columns.map(({ header, samples, suggested }, index) => ({
      index,
      header,
      samples,
      suggested: importFields.find((field) => field === suggested),
    })),
    counts: { rows, added, duplicates, refused, done: added + duplicates + refused },
    can: { run: row.state === 'uploaded', undo: row.state === 'done' },
  }
}
