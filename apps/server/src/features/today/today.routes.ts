/** Today: what there is to do now, asked of the features that know it. It has no tables of its own. */
import { todayRoutes } from '@darzi/contract/today.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readToday } from './read-today.ts'

export function openToday(app: AppContext) {
  handle(app, todayRoutes.read, readToday)
}
