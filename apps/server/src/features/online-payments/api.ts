/** What other features may use of online payments; nothing else of it can be imported from outside. */

export { lookAgain, openCheckout } from './checkout.ts'
export { followRefund, followRefunds, gatewayOf, reconcile, refundAtGateway } from './jobs.ts'
export { gatewayStates, onlineOffer } from './offer.ts'
export { forgetEvents, gatewayFacts, lastOnline, refundTurnsFrom } from './online-store.ts'
export {
  askAboutPages,
  followPage,
  type NewPage,
  openPage,
  settlementOf,
  soonFrom,
  type Working,
  wantPage,
} from './page-life.ts'
export { otherCheckouts } from './ports.ts'
