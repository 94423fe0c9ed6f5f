/**
 * Documents: the papers of the counter, made when they are asked for and stored nowhere. What an order froze is what is
 * printed: the same order gives the same bytes, whatever was edited in the book since.
 */
import { documentRoutes } from '@darzi/contract/documents.ts'
import { purchaseRoutes } from '@darzi/contract/purchases.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { exportPaper } from './export-paper.ts'
import { removeLogo, setColour, setLogo, showHead, showLogo } from './paper-head.ts'
import { printCard } from './print-card.ts'
import { printSlip, printTags, showUpiCode } from './print-order.ts'
import { printPurchase } from './print-purchase.ts'

export function openDocuments(app: AppContext) {
  handleInSteps(app, documentRoutes.slip, printSlip)
  handleInSteps(app, documentRoutes.tags, printTags)
  handleInSteps(app, documentRoutes.measurementCard, printCard)
  handleInSteps(app, purchaseRoutes.paper, printPurchase)
  handleInSteps(app, documentRoutes.paper, exportPaper)
  handle(app, documentRoutes.head, showHead)
  handle(app, documentRoutes.setColour, setColour)
  handleInSteps(app, documentRoutes.setLogo, setLogo)
  handle(app, documentRoutes.removeLogo, removeLogo)
  handleInSteps(app, documentRoutes.logo, showLogo)
  handle(app, documentRoutes.upiCode, showUpiCode)
}
