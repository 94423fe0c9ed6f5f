import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import type { Asked } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { readingOf } from './import-reading.ts'
import { startImport } from './import-store.ts'
import { readImport } from './import-view.ts'

/** Starts an uploaded import in the background. Throws imports.nameUnmapped, and imports.alreadyDone the second time. */
export async function runImport(asked: Asked<typeof customerImportRoutes.runImport>) {
  const { tx, params, member, enqueue } = asked
  const { id } = await readImport(tx, params.id)
  if (!(await startImport(tx, id, readingOf(asked)))) throw new Refusal('imports.alreadyDone')
  await enqueue('customers.import', { shopId: member.shopId, importId: id })
  return readImport(tx, id)
}
