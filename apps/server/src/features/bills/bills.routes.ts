/**
 * Bills: tax invoices, bills of supply and plain bills of orders, and the notes that give them back. A bill is written once, under
 * the next number of its year; nothing of it ever changes, whatever becomes of the order.
 */
import { billRoutes } from '@darzi/contract/bills.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { offTakenBack } from '../ledger/api.ts'
import { billDifference, readOrder, standingBill } from '../orders/api.ts'
import { creditBill } from './credit-bill.ts'
import { draftBill, issueBill } from './issue-bill.ts'
import { keepBilledSums } from './keep-billed-sums.ts'
import { readBill, readBillsOfOrder, standingOf } from './read-bill.ts'
import { sentAddress } from './sent-address.ts'
import { setTax, showTax } from './shop-tax.ts'

export function openBills(app: AppContext) {
  standingBill.provide(
    async (tx, orderId) => standingOf(await readBillsOfOrder(tx, orderId, { may: () => false }))?.number,
  )
  offTakenBack.provide((tx, { now }, orderId) => keepBilledSums(tx, { orderId, now }))
  handle(app, billRoutes.tax, showTax)
  handle(app, billRoutes.setTax, setTax)
  handle(app, billRoutes.draft, draftBill)
  handle(app, billRoutes.ofOrder, listBills)
  handle(app, billRoutes.issue, issueBill)
  handle(app, billRoutes.read, ({ tx, params, member }) => readBill(tx, params.id, member))
  handle(app, billRoutes.credit, creditBill)
}

async function listBills(ctx: RequestContext<typeof billRoutes.ofOrder>) {
  const { tx, params, member } = ctx
  const { id, number, customer, trackingUrl } = await readOrder(tx, params.id, ctx)
  const rows = await readBillsOfOrder(tx, id, member)
  return {
    order: number,
    rows,
    differsMinor: await billDifference(tx, id),
    sendTo: {
      name: customer.name,
      phone: customer.phone,
      language: customer.language,
      hasStoppedMessages: customer.hasStoppedMessages,
      addresses: Object.fromEntries(rows.map((bill) => [bill.id, sentAddress(bill.id, trackingUrl)])),
    },
  }
}
