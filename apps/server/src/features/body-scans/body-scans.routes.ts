/**
 * Body scans: measurings by photo, which their person keeps and may send to a shop. Numbers only: no picture comes here. What
 * is sent is a proposal in the shop's book; it never takes the place of what the shop's tape said.
 */
import { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { readBookScan, readScanSentBy } from './book-scan.ts'
import { removeScan, saveScan } from './own-scans.ts'
import { listPairs, listShops, measurementsOfUser, showMesh } from './read-scans.ts'
import { listScans, readScan } from './scan-queries.ts'
import { sendScan } from './send-scan.ts'

export function openBodyScans(app: AppContext) {
  handle(app, bodyScanRoutes.save, saveScan)
  handle(app, bodyScanRoutes.list, listScans)
  handle(app, bodyScanRoutes.read, ({ tx, params }) => readScan(tx, params.id))
  handle(app, bodyScanRoutes.remove, removeScan)
  handle(app, bodyScanRoutes.shops, listShops)
  handleInSteps(app, bodyScanRoutes.send, sendScan)
  handle(app, bodyScanRoutes.ofUser, measurementsOfUser)
  handleInSteps(app, bodyScanRoutes.mesh, showMesh)
  handle(app, bodyScanRoutes.ofRecord, readBookScan)
  handle(app, bodyScanRoutes.sentBy, readScanSentBy)
  handle(app, bodyScanRoutes.pairs, listPairs)
}
