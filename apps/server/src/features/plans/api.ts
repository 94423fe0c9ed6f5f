/** What other features may use of plans; nothing else of it can be imported from outside. */
export { enterByHand, planByHand } from './by-hand.ts'
export { sentBackOf } from './checkout-store.ts'
export { planDay, shopsOfPlanDay } from './plan-day.ts'
export { refundCheckout } from './send-back.ts'
export { reconcilePlan } from './settle-checkout.ts'
