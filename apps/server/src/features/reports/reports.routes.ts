/**
 * Reports: anybody signed in says once that a review, a message or a shop is not in order. The operator sees what was reported and
 * nothing around it, hides it, notes it or dismisses the report, and can take each of these back.
 */
import { adminReportRoutes, reportRoutes } from '@darzi/contract/reports.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { decideReport } from './decide-report.ts'
import { listReports, reportPhoto, tellReport } from './read-reports.ts'
import {
  reportFront,
  reportMessage,
  reportOwnReview,
  reportReview,
  reportShop,
  reportShopMessage,
} from './write-report.ts'

export function openReports(app: AppContext) {
  handleInSteps(app, reportRoutes.review, reportReview)
  handleInSteps(app, reportRoutes.shop, reportShop)
  handleInSteps(app, reportRoutes.front, reportFront)
  handleInSteps(app, reportRoutes.message, reportMessage)
  handleInSteps(app, reportRoutes.ownReview, reportOwnReview)
  handleInSteps(app, reportRoutes.shopMessage, reportShopMessage)
  handle(app, adminReportRoutes.list, listReports)
  handle(app, adminReportRoutes.read, ({ tx, params }) => tellReport(tx, params.id))
  handle(app, adminReportRoutes.photo, reportPhoto)
  handle(app, adminReportRoutes.decide, decideReport)
}
