/**
 * Telling an account what waits for it while it is away, by mail and on the browsers it allowed, once by each way it has not switched
 * off. What a message says stays here: a push names who wrote, and a tap leads to the rest.
 */
import { accountNewsRoutes } from '@darzi/contract/account-news.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { addDevice, chooseNews, readNews, removeDevice } from './choices.ts'

export function openAccountNews(app: AppContext) {
  handle(app, accountNewsRoutes.read, readNews)
  handle(app, accountNewsRoutes.choose, chooseNews)
  handle(app, accountNewsRoutes.addDevice, addDevice)
  handle(app, accountNewsRoutes.removeDevice, removeDevice)
}
