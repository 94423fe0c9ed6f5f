/** Dashboard: the figures of a shop's day, asked of the features that know them. It has no tables of its own. */
import { shopRoutes } from '@darzi/contract/shops.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readDashboard } from './read-dashboard.ts'

export function openDashboard(app: AppContext) {
  handle(app, shopRoutes.dashboard, readDashboard)
}
