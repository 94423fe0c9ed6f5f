/** What other features may use of notifications; nothing else of it can be imported from outside. */
export { notedEvents } from './kinds/registry.ts'
export { forgetNews, shopsWithNews } from './notification-store.ts'
export { momentIn, planDay, planNews } from './plan.ts'
export { tellOfOrder } from './push-to-account.ts'
export { sendNotification } from './send.ts'
