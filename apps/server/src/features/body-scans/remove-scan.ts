import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteScan } from './scan-store.ts'

/** Deletes an own scan; what a shop was sent is the shop's. Throws notFound. */
export async function removeScan({ tx, params }: RequestContext<typeof bodyScanRoutes.remove>) {
  if (!(await deleteScan(tx, params.id))) throw notFound()
  return { ok: true as const }
}
