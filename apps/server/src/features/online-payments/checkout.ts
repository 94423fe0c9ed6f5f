import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { GatewayError } from '../../adapters/gateways/gateway.ts'
import { type Gateways, gatewaysFor } from '../../adapters/gateways/open-gateways.ts'
import { AppError } from '../../http/app-error.ts'
import type { InTx } from '../../http/request-context.ts'
import { balanceOf, lockMoney, methodsOff, readAwaited, refused } from '../ledger/api.ts'
import { insertIntent, openIntent, openIntents } from './online-store.ts'
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

/** A page of a gateway is good this long; Stripe's least is half an hour. */
const openMinutes = 60
const askAfterMinutes = 5
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/**
 * Opens a gateway's page for what is owed of an order or a part of it: the intent and the job that asks about it are written in
 * one transaction, the gateway is asked after it. The same amount again, within the hour, answers the page that is open.
 * Throws payments.onlineOff, payments.aboveBalance, payments.orderCancelled and payments.gatewayDown.
 */
export async function openCheckout(asked: Asked): Promise<{ url: string }> {
  const intent = await intend(asked)
  if (intent.url) return { url: intent.url }
  const { gateway, id, amountMinor, currency, title, expiresAt } = intent
  const { returnUrl, step, shopId } = asked
  try {
    const opened = await gateway.open({ id, amountMinor, currency, title, returnUrl, expiresAt })
    await step(({ tx }) => insideShop(tx, shopId, () => openIntent(tx, id, opened)))
    return { url: opened.url }
  } catch (error) {
    throw error instanceof GatewayError ? new AppError('payments.gatewayDown') : error
  }
}

function intend({ step, gateways, shopId, orderId, amountMinor: said, now, newId }: Asked) {
  return step(({ tx, enqueue }) =>
    insideShop(tx, shopId, async () => {
      const order = await lockMoney(tx, orderId)
      const currency: Currency = order.currency
      const [gateway] = gatewaysFor(gateways, currency)
      if (!gateway || (await methodsOff(tx)).includes('online')) throw new AppError('payments.onlineOff')
      if (order.state === 'cancelled') throw new AppError('payments.orderCancelled')
      const mostMinor = balanceOf(order) - (await readAwaited(tx, orderId)).awaitedMinor
      const amountMinor = said ?? mostMinor
      if (mostMinor <= 0 || amountMinor > mostMinor)
        throw refused(
          { refused: 'payments.aboveBalance', params: { mostMinor: Math.max(0, mostMinor) } },
          { currency, field: 'amountMinor' },
        )
      const title = orderNumber(order.number)
      const open = await openIntents(tx, orderId, after(now, askAfterMinutes))
      const same = open.find((each) => each.amount_minor === amountMinor && each.gateway === gateway.key)
      const expiresAt = after(now, openMinutes)
      const intent = { gateway, amountMinor, currency, title, expiresAt }
      if (same) return { ...intent, id: same.id, url: same.url }
      const id = newId()
      await insertIntent(tx, {
        shopId,
        id,
        orderId,
        gateway: gateway.key,
        amountMinor,
        currency,
        now,
        expiresAt,
      })
      await enqueue(
        'gateway.reconcile',
        { shopId, onlineId: id },
        { startAfter: after(now, askAfterMinutes) },
      )
      return { ...intent, id, url: null }
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
  for (const { id, gateway, reference } of open) {
    if (!reference) continue
    const outcome = await gateways[gateway]?.look(reference).catch(() => undefined)
    if (outcome)
      await step(({ tx }) => insideShop(tx, shopId, () => settleOnline(tx, id, outcome, { now, newId })))
  }
}
