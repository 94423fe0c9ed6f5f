/**
 * Online payments: what a customer pays on a gateway's own page. An intent is written first and the gateway asked afterwards,
 * never inside a transaction; its signed events are applied once each, and a checkout that nothing was heard of is asked about.
 */
import { onlinePaymentRoutes } from '@darzi/contract/online-payments.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handleInSteps } from '../../http/handle.ts'
import { moneySentBack } from '../ledger/api.ts'
import { sendBack } from './send-back.ts'
import { takeWebhook } from './webhooks.ts'

export function openOnlinePayments(app: AppContext) {
  moneySentBack.provide(sendBack)
  handleInSteps(app, onlinePaymentRoutes.stripe, takeWebhook('stripe'))
  handleInSteps(app, onlinePaymentRoutes.razorpay, takeWebhook('razorpay'))
}
