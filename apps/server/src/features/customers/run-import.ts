import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readingOf } from './import-reading.ts'
import { startImport } from './import-store.ts'
import { readImport } from './import-view.ts'

/** Starts an uploaded import in the background. Throws imports.nameUnmapped, and imports.alreadyDone the second time. */
export async function runImport(ctx: RequestContext<typeof customerImportRoutes.runImport>) {
  const { tx, params, member, enqueue } = ctx
  const { id } = await readImport(tx, params.id)
  if (!(await startImport(tx, id, readingOf(ctx)))) throw new AppError('imports.alreadyDone')
  await enqueue('customers.import', { shopId: member.shopId, importId: id })
  return readImport(tx, id)
}
