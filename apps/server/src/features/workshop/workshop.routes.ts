/**
 * The workshop: pieces on their way through the stages. Who cuts and sews sees what was given to them, without prices or
 * phones; what is not theirs is not there.
 */
import { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { bulkPieces } from './bulk-pieces.ts'
import { findPieces } from './find-pieces.ts'
import { askApproval, placeOnRack, tickCheck } from './mark-piece.ts'
import { readBoard } from './read-board.ts'
import {
  addWorkPhoto,
  countStages,
  listWork,
  listWorkers,
  movePiece,
  showPiece,
  showWorkPhoto,
  undoMove,
} from './workshop.ts'

export function openWorkshop(app: AppContext) {
  handle(app, workshopRoutes.board, readBoard)
  handle(app, workshopRoutes.list, listWork)
  handle(app, workshopRoutes.find, findPieces)
  handle(app, workshopRoutes.read, showPiece)
  handle(app, workshopRoutes.stages, countStages)
  handle(app, workshopRoutes.bulk, bulkPieces)
  handle(app, workshopRoutes.askApproval, askApproval)
  handle(app, workshopRoutes.tick, tickCheck)
  handle(app, workshopRoutes.place, placeOnRack)
  handle(app, workshopRoutes.workers, listWorkers)
  handle(app, workshopRoutes.move, movePiece)
  handle(app, workshopRoutes.undo, undoMove)
  handleInSteps(app, workshopRoutes.addPhoto, addWorkPhoto)
  handleInSteps(app, workshopRoutes.photo, showWorkPhoto)
}
