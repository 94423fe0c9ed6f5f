/**
 * The workshop: pieces on their way through the stages. Who cuts and sews sees what was given to them, without prices or
 * phones; what is not theirs is not there.
 */
import { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { addWorkPhoto } from './add-work-photo.ts'
import { listWork } from './list-work.ts'
import { listWorkers } from './list-workers.ts'
import { movePiece } from './move-piece.ts'
import { showWorkPhoto } from './show-work-photo.ts'
import { undoMove } from './undo-move.ts'

export function openWorkshop(app: AppContext) {
  handle(app, workshopRoutes.list, listWork)
  handle(app, workshopRoutes.workers, listWorkers)
  handle(app, workshopRoutes.move, movePiece)
  handle(app, workshopRoutes.undo, undoMove)
  handleInSteps(app, workshopRoutes.addPhoto, addWorkPhoto)
  handleInSteps(app, workshopRoutes.photo, showWorkPhoto)
}
