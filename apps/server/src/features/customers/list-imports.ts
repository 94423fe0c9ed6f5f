import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import type { Asked } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { listImportRows } from './import-queries.ts'
import { importOf } from './import-view.ts'

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Imports of the shop, newest first. */
export async function listImports({
  tx,
  query: { after, limit },
}: Asked<typeof customerImportRoutes.imports>) {
  if (after !== undefined && !idShape.test(after))
    throw new Refusal('request.invalid', {}, [{ field: 'after', code: 'invalid' }])
  const rows = await listImportRows(tx, { limit, after })
  const page = rows.slice(0, limit)
  return { rows: page.map(importOf), next: rows.length > limit ? page.at(-1)?.id : undefined }
}
