import { trackingRoutes } from '@darzi/contract/tracking.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handleInSteps } from '../../http/handle.ts'
import { answerTrial } from './answer-trial.ts'
import { checkPaid, payOnline } from './pay-online.ts'
import { proveCode, sendCode } from './phone-codes.ts'
import { readLink, showLinkBill, showLinkPhoto, showLinkUpi, showSentBill } from './private-link.ts'
import { trackOrders } from './track-orders.ts'

export function openTracking(app: AppContext) {
  handleInSteps(app, trackingRoutes.track, trackOrders)
  handleInSteps(app, trackingRoutes.sendCode, sendCode)
  handleInSteps(app, trackingRoutes.proveCode, proveCode)
  handleInSteps(app, trackingRoutes.link, readLink)
  handleInSteps(app, trackingRoutes.linkPhoto, showLinkPhoto)
  handleInSteps(app, trackingRoutes.linkBill, showLinkBill)
  handleInSteps(app, trackingRoutes.sentBill, showSentBill)
  handleInSteps(app, trackingRoutes.linkUpi, showLinkUpi)
  handleInSteps(app, trackingRoutes.pay, payOnline)
  handleInSteps(app, trackingRoutes.checkPaid, checkPaid)
  handleInSteps(app, trackingRoutes.answerTrial, answerTrial)
}
