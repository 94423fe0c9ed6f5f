/** Saved views: a list's filters under a name, own or shared with the shop. Only their owner changes them. */
import { viewRoutes } from '@darzi/contract/views.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'

export function openViews(house: House) {
  handle(house, viewRoutes.list, listViews)
  handle(house, viewRoutes.save, saveView)
  handle(house, viewRoutes.remove, removeView)
}
