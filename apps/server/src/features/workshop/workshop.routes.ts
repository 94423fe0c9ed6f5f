/**
 * The workshop: pieces on their way through the stages. Who cuts and sews sees what was given to them, without prices or
 * phones; what is not theirs is not there.
 */
import { workshopRoutes } from '@darzi/contract/workshop.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { addWorkPhoto } from './add-work-photo.ts'
import { listWork } from './list-work.ts'
import { listWorkers } from './list-workers.ts'
import { movePiece } from './move-piece.ts'
import { showWorkPhoto } from './show-work-photo.ts'
import { undoMove } from './undo-move.ts'

export function openWorkshop(house: House) {
  handle(house, workshopRoutes.list, listWork)
  handle(house, workshopRoutes.workers, listWorkers)
  handle(house, workshopRoutes.move, movePiece)
  handle(house, workshopRoutes.undo, undoMove)
  handleInSteps(house, workshopRoutes.addPhoto, addWorkPhoto)
  handleInSteps(house, workshopRoutes.photo, showWorkPhoto)
}
