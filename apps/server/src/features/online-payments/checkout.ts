import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { customerMay } from '@darzi/tailoring/orders/customer-life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { type Gateways, gatewaysFor } from '../../adapters/gateways/open-gateways.ts'
import { AppError } from '../../http/app-error.ts'
import { isVisitorsDemo } from '../../http/refuse-in-demo.ts'
import type { InTx } from '../../http/request-context.ts'
import { balanceOf, lockMoney, methodsOff, readAwaited, refused } from '../ledger/api.ts'
import { isClosed } from '../shops/api.ts'
import { insertIntent, openIntent, openIntents } from './online-store.ts'
import { askAboutPages, openPage, soonFrom, wantPage } from './page-life.ts'
import { settleOnline } from './settle-online.ts'

interface Asked {
  step<T>(work: (given: InTx) => Promise<T>): Promise<T>
  gateways: Gateways
  shopId: string
  orderId: string
  /** All that is owed and not awaited when nothing is said. */
  amountMinor: number | undefined
  returnUrl: string
  now: Date
  newId(): string
}

/**
 * Opens a gateway's page for what is owed of an order or a part of it: the intent and the job that asks about it are written in
 * one transaction, the gateway is asked after it. The same amount again, within the hour, answers the page that is open.
 * Throws payments.shopClosed, payments.onlineOff, payments.aboveBalance, payments.orderCancelled and payments.gatewayDown.
 */
export async function openCheckout(asked: Asked): Promise<{ url: string }> {
  const { returnUrl, step, shopId } = asked
  const page = await intend(asked)
  return openPage(page, {
    returnUrl,
    opened: (at) => step(({ tx }) => insideShop(tx, shopId, () => openIntent(tx, page.id, at))),
  })
}

function intend({ step, gateways, shopId, orderId, amountMinor: said, now, newId }: Asked) {
  return step(({ tx, enqueue }) =>
    insideShop(tx, shopId, async () => {
      const order = await lockMoney(tx, orderId)
      const currency: Currency = order.currency
      const [gateway] = gatewaysFor(gateways, currency)
      if (await isVisitorsDemo(tx)) throw new AppError('demo.notHere')
      if (await isClosed(tx)) throw new AppError('payments.shopClosed')
      if (!gateway || (await methodsOff(tx)).includes('online')) throw new AppError('payments.onlineOff')
      if (!customerMay(order.state, 'pay')) throw new AppError('payments.orderCancelled')
      const mostMinor = balanceOf(order) - (await readAwaited(tx, orderId)).awaitedMinor
      const amountMinor = said ?? mostMinor
      if (mostMinor <= 0 || amountMinor > mostMinor)
        throw refused(
          { refused: 'payments.aboveBalance', params: { mostMinor: Math.max(0, mostMinor) } },
          { currency, field: 'amountMinor' },
        )
      const title = orderNumber(order.number)
      const open = await openIntents(tx, orderId, soonFrom(now))
      return wantPage(
        { gateway, amountMinor, currency, title },
        {
          open,
          now,
          newId,
          async write(page) {
            await insertIntent(tx, { ...page, shopId, orderId })
            await enqueue('gateway.reconcile', { shopId, onlineId: page.id }, { startAfter: soonFrom(now) })
          },
        },
      )
    }),
  )
}

/** Asks the gateways about the open checkouts of an order, and applies what they say; an unreachable one is left to the job. */
export async function lookAgain({
  step,
  gateways,
  shopId,
  orderId,
  now,
  newId,
}: Omit<Asked, 'amountMinor' | 'returnUrl'>) {
  const open = await step(({ tx }) => insideShop(tx, shopId, () => openIntents(tx, orderId, now)))
  await askAboutPages(gateways, open, (id, outcome) =>
    step(({ tx }) => insideShop(tx, shopId, () => settleOnline(tx, id, outcome, { now, newId }))),
  )
}
