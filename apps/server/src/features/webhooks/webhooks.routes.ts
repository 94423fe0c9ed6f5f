/**
 * Webhooks: addresses a shop is told at when something happens in it. What is to be told is written in the transaction of the event
 * (a trigger on events) and sent outside of any, signed, until it is answered; nothing inside this server's own network is ever called.
 */
import { webhookRoutes } from '@darzi/contract/webhooks.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { listDeliveries, sendAgain, testWebhook } from './deliveries.ts'
import { addWebhook, dropWebhook, editWebhook, listWebhooks } from './webhooks.ts'

export function openWebhooks(app: AppContext) {
  handle(app, webhookRoutes.list, listWebhooks)
  handleInSteps(app, webhookRoutes.add, addWebhook)
  handle(app, webhookRoutes.edit, editWebhook)
  handle(app, webhookRoutes.remove, dropWebhook)
  handleInSteps(app, webhookRoutes.test, testWebhook)
  handle(app, webhookRoutes.deliveries, listDeliveries)
  handleInSteps(app, webhookRoutes.again, sendAgain)
}
