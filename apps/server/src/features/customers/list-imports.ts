import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { fieldError } from '../../http/app-error.ts'
import { isId } from '../../http/keyset.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listImportRows } from './import-queries.ts'
import { importOf } from './import-view.ts'

/** Imports of the shop, newest first. */
export async function listImports({
  tx,
  query: { after, limit },
}: RequestContext<typeof customerImportRoutes.imports>) {
  if (after !== undefined && !isId(after)) throw fieldError('after', 'request.malformed')
  const rows = await listImportRows(tx, { limit, after })
  const page = rows.slice(0, limit)
  return { rows: page.map(importOf), next: rows.length > limit ? page.at(-1)?.id : undefined }
}
