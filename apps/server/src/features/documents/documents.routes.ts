/**
 * Documents: the papers of the counter, made when they are asked for and stored nowhere. What an order froze is what is
 * printed: the same order gives the same bytes, whatever was edited in the book since.
 */
import { documentRoutes } from '@darzi/contract/documents.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { printCard } from './print-card.ts'
import { printSlip } from './print-slip.ts'
import { printTags } from './print-tags.ts'
import { showUpiCode } from './show-upi-code.ts'

export function openDocuments(house: House) {
  handleInSteps(house, documentRoutes.slip, printSlip)
  handleInSteps(house, documentRoutes.tags, printTags)
  handleInSteps(house, documentRoutes.measurementCard, printCard)
  handle(house, documentRoutes.upiCode, showUpiCode)
}
