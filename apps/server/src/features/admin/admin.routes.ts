/** The operator's own screens: what waits, messages, shops, banners, background work, the audit. Every write is a line of the audit under their name. */
import { adminRoutes } from '@darzi/contract/admin.ts'
import { adminShopRoutes, bannerRoutes } from '@darzi/contract/admin-shops.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { addBanner, endBanner, listBanners, readStandingBanner } from './banners.ts'
import { listAudit } from './list-audit.ts'
import { dropJob, readJobs, retryJob } from './mend-jobs.ts'
import { answerMessage, closeMessage, listMessages } from './messages.ts'
import { countWaiting } from './queue-queries.ts'
import { changePlanOfShop, liftShop, markInvoicePaid, suspendShop } from './shop-acts.ts'
import { listShops, readShopAsOperator } from './shops.ts'

export function openAdmin(app: AppContext) {
  handle(app, adminRoutes.queue, ({ tx, now }) => countWaiting(tx, now))
  handle(app, adminRoutes.messages, listMessages)
  handle(app, adminRoutes.answerMessage, answerMessage)
  handle(app, adminRoutes.closeMessage, closeMessage)
  handle(app, adminRoutes.jobs, readJobs)
  handle(app, adminRoutes.retryJob, retryJob)
  handle(app, adminRoutes.dropJob, dropJob)
  handle(app, adminRoutes.audit, listAudit)
  handle(app, adminShopRoutes.list, listShops)
  handle(app, adminShopRoutes.read, readShopAsOperator)
  handle(app, adminShopRoutes.suspend, suspendShop)
  handle(app, adminShopRoutes.lift, liftShop)
  handle(app, adminShopRoutes.changePlan, changePlanOfShop)
  handle(app, adminShopRoutes.markPaid, markInvoicePaid)
  handle(app, bannerRoutes.standing, readStandingBanner)
  handle(app, bannerRoutes.list, listBanners)
  handle(app, bannerRoutes.add, addBanner)
  handle(app, bannerRoutes.end, endBanner)
}
