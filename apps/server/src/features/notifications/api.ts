/** What other features may use of notifications; nothing else of it can be imported from outside. */
export { planEveryDay, planLeftNews, watchNews } from './planner.ts'
export { sendNotification } from './send.ts'
