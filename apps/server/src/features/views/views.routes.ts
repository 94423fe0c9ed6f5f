/** Saved views: a list's filters under a name, own or shared with the shop. Only their owner changes them. */
import { viewRoutes } from '@darzi/contract/views.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { listViews, removeView, saveView } from './views.ts'

export function openViews(app: AppContext) {
  handle(app, viewRoutes.list, listViews)
  handle(app, viewRoutes.save, saveView)
  handle(app, viewRoutes.remove, removeView)
}
