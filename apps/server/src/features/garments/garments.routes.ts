/**
 * Garments: what the shop sews. Tailoring's catalogue is the beginning; a shop makes any type its own, adds others and puts
 * away what it does not sew. An order copies what it needs of a type, so a change here never reaches one that was taken.
 */
import { garmentRoutes } from '@darzi/contract/garments.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { addGarment } from './add-garment.ts'
import { editGarment } from './edit-garment.ts'
import { listGarments } from './list-garments.ts'
import { resetGarment } from './reset-garment.ts'

export function openGarments(house: House) {
  handle(house, garmentRoutes.list, listGarments)
  handle(house, garmentRoutes.add, addGarment)
  handle(house, garmentRoutes.edit, editGarment)
  handle(house, garmentRoutes.reset, resetGarment)
}
