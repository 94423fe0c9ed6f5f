/**
 * Body scans: measurings by photo, which their person keeps and may send to a shop. Numbers only: no picture comes here. What
 * is sent is a proposal in the shop's book; it never takes the place of what the shop's tape said.
 */
import { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { readBookScan, readScanSentBy } from './book-scan.ts'
import { listPairs } from './list-pairs.ts'
import { listShops } from './list-shops.ts'
import { measurementsOfUser } from './measurements-of-user.ts'
import { removeScan } from './remove-scan.ts'
import { saveScan } from './save-scan.ts'
import { listScans, readScan } from './scan-queries.ts'
import { sendScan } from './send-scan.ts'
import { showMesh } from './show-mesh.ts'

export function openBodyScans(house: House) {
  handle(house, bodyScanRoutes.save, saveScan)
  handle(house, bodyScanRoutes.list, listScans)
  handle(house, bodyScanRoutes.read, ({ tx, params }) => readScan(tx, params.id))
  handle(house, bodyScanRoutes.remove, removeScan)
  handle(house, bodyScanRoutes.shops, listShops)
  handleInSteps(house, bodyScanRoutes.send, sendScan)
  handle(house, bodyScanRoutes.ofUser, measurementsOfUser)
  handleInSteps(house, bodyScanRoutes.mesh, showMesh)
  handle(house, bodyScanRoutes.ofRecord, readBookScan)
  handle(house, bodyScanRoutes.sentBy, readScanSentBy)
  handle(house, bodyScanRoutes.pairs, listPairs)
}
