/**
 * Counter payments: the ledger of each order. Money is written down once; a mistake is reversed by an entry of its own, and
 * what is given back is an entry too. Never more is taken than is owed, whoever else takes money at the same moment.
 */
import { paymentRoutes } from '@darzi/contract/payments.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readCounterSettings } from './counter-settings-queries.ts'
import { editCounterSettings } from './edit-counter-settings.ts'
import { refundPayment, reversePayment } from './give-back.ts'
import { settlePayment, takePayment } from './take-payment.ts'
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
}
