/** The operator's own screens: what waits, messages, background work, the audit. Every write is a line of the audit under their name. */
import { adminRoutes } from '@darzi/contract/admin.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { listAudit } from './list-audit.ts'
import { dropJob, readJobs, retryJob } from './mend-jobs.ts'
import { answerMessage, closeMessage, listMessages } from './messages.ts'
import { countWaiting } from './queue-queries.ts'

export function openAdmin(app: AppContext) {
  handle(app, adminRoutes.queue, ({ tx, now }) => countWaiting(tx, now))
  handle(app, adminRoutes.messages, listMessages)
  handle(app, adminRoutes.answerMessage, answerMessage)
  handle(app, adminRoutes.closeMessage, closeMessage)
  handle(app, adminRoutes.jobs, readJobs)
  handle(app, adminRoutes.retryJob, retryJob)
  handle(app, adminRoutes.dropJob, dropJob)
  handle(app, adminRoutes.audit, listAudit)
}
