/**
 * Counter payments: the ledger of each order. Money is written down once; a mistake is reversed by an entry of its own, and
 * what is given back is an entry too. Never more is taken than is owed, whoever else takes money at the same moment.
 */
import { paymentRoutes } from '@darzi/contract/payments.ts'
import { dayClosingRoutes, shopPaymentRoutes } from '@darzi/contract/shop-payments.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readCounterSettings } from './counter-settings-queries.ts'
import { closeDay, correctClosing, listClosings, readDay } from './day-closings.ts'
import { editCounterSettings } from './edit-counter-settings.ts'
import { refundPayment, reversePayment } from './give-back.ts'
import { countOfPayments, listPayments, readMethods, reportPayments, setMethod } from './shop-payments.ts'
import { settlePayment, takePayment } from './take-payment.ts'
import { drawUpiCode, readUpiCode } from './upi-code.ts'
import { writeOff } from './write-off.ts'

export function openPayments(app: AppContext) {
  handle(app, paymentRoutes.take, takePayment)
  handle(app, paymentRoutes.settle, settlePayment)
  handle(app, paymentRoutes.reverse, reversePayment)
  handle(app, paymentRoutes.refund, refundPayment)
  handle(app, paymentRoutes.writeOff, writeOff)
  handle(app, paymentRoutes.readSettings, async ({ tx, member }) => {
    const { upiId, ...settings } = await readCounterSettings(tx)
    // Where money goes is told to those who take it.
    return member.may('payments.take') ? { ...settings, upiId } : settings
  })
  handle(app, paymentRoutes.editSettings, editCounterSettings)
  handle(app, shopPaymentRoutes.list, listPayments)
  handle(app, shopPaymentRoutes.count, countOfPayments)
  handle(app, shopPaymentRoutes.methods, readMethods)
  handle(app, shopPaymentRoutes.setMethod, setMethod)
  handle(app, shopPaymentRoutes.report, reportPayments)
  handle(app, shopPaymentRoutes.upiCode, readUpiCode)
  handle(app, shopPaymentRoutes.upiImage, drawUpiCode)
  handle(app, dayClosingRoutes.state, readDay)
  handle(app, dayClosingRoutes.list, listClosings)
  handle(app, dayClosingRoutes.close, closeDay)
  handle(app, dayClosingRoutes.correct, correctClosing)
}
