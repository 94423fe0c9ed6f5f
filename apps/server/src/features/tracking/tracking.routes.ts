import { trackingRoutes } from '@darzi/contract/tracking.ts'
import { handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { answerTrial } from './answer-trial.ts'
import { proveCode } from './prove-code.ts'
import { readLink } from './read-link.ts'
import { sendCode } from './send-code.ts'
import { showLinkPhoto } from './show-link-photo.ts'
import { showLinkUpi } from './show-link-upi.ts'
import { trackOrders } from './track-orders.ts'

export function openTracking(house: House) {
  handleInSteps(house, trackingRoutes.track, trackOrders)
  handleInSteps(house, trackingRoutes.sendCode, sendCode)
  handleInSteps(house, trackingRoutes.proveCode, proveCode)
  handleInSteps(house, trackingRoutes.link, readLink)
  handleInSteps(house, trackingRoutes.linkPhoto, showLinkPhoto)
  handleInSteps(house, trackingRoutes.linkUpi, showLinkUpi)
  handleInSteps(house, trackingRoutes.answerTrial, answerTrial)
}
