/**
 * The workshop: pieces on their way through the stages. Who cuts and sews sees what was given to them, without prices or
 * phones; what is not theirs is not there.
 */
import { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { addWorkPhoto, listWork, listWorkers, movePiece, showWorkPhoto, undoMove } from './workshop.ts'

export function openWorkshop(app: AppContext) {
  handle(app, workshopRoutes.list, listWork)
  handle(app, workshopRoutes.workers, listWorkers)
  handle(app, workshopRoutes.move, movePiece)
  handle(app, workshopRoutes.undo, undoMove)
  handleInSteps(app, workshopRoutes.addPhoto, addWorkPhoto)
  handleInSteps(app, workshopRoutes.photo, showWorkPhoto)
}
