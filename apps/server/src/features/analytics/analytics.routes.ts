/**
 * Analytics: how the shop does. It reads what triggers keep of each day (day_figures) and never the whole book; it writes nothing
 * a person wrote, and answers owners and managers alone.
 */
import { analyticsRoutes } from '@darzi/contract/analytics.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { exportCsv, exportPdf } from './export-figures.ts'
import { readAnalytics } from './read-analytics.ts'
import { readOverview } from './read-overview.ts'

export function openAnalytics(app: AppContext) {
  handle(app, analyticsRoutes.overview, readOverview)
  handle(app, analyticsRoutes.read, readAnalytics)
  handle(app, analyticsRoutes.exportCsv, exportCsv)
  handleInSteps(app, analyticsRoutes.exportPdf, exportPdf)
}
