import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { deleteScan } from './scan-store.ts'

/** Deletes an own scan; what a shop was sent is the shop's. Throws notFound. */
export async function removeScan({ tx, params }: Asked<typeof bodyScanRoutes.remove>) {
  if (!(await deleteScan(tx, params.id))) throw notFound()
  return { ok: true as const }
}
