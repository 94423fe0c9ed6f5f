/** For the orders room: what becomes of awaited payments when their order, which is held, is called off. */
export { awaitAgain, stopAwaited } from './payment-store.ts'
