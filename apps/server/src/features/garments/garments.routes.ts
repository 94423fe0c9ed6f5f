/**
 * Garments: what the shop sews. Tailoring's catalogue is the beginning; a shop makes any type its own, adds others and puts
 * away what it does not sew. An order copies what it needs of a type, so a change here never reaches one that was taken.
 */
import { garmentRoutes } from '@darzi/contract/garments.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { addGarment, copyStages, editGarment, listGarments, resetGarment } from './shop-garments.ts'

export function openGarments(app: AppContext) {
  handle(app, garmentRoutes.list, listGarments)
  handle(app, garmentRoutes.add, addGarment)
  handle(app, garmentRoutes.edit, editGarment)
  handle(app, garmentRoutes.copyStages, copyStages)
  handle(app, garmentRoutes.reset, resetGarment)
}
