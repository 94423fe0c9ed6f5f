import type { ShopMethods, shopPaymentRoutes } from '@darzi/contract/shop-payments.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { offeredMethods, paymentMethodKeys, paymentMethods } from '@darzi/tailoring/payments/methods.ts'
import { reportOf } from '@darzi/tailoring/payments/report.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { methodsOff } from '../ledger/api.ts'
import { gatewayStates } from '../online-payments/api.ts'
import { dayIn, nameOfShop } from '../shops/api.ts'
import { readCounterSettings } from './counter-settings-queries.ts'
import { changeCounterSettings, holdCounterSettings } from './counter-settings-store.ts'
import { daysByMethod, refundsByDay } from './report-queries.ts'
import { countPayments, paymentsPage } from './shop-payments-queries.ts'

const mostCounted = 1000

export const listPayments = ({ tx, query, member }: RequestContext<typeof shopPaymentRoutes.list>) =>
  paymentsPage(tx, query, member)

export const countOfPayments = ({ tx, query }: RequestContext<typeof shopPaymentRoutes.count>) =>
  countPayments(tx, query, mostCounted)

/** The ways to pay as the shop offers them, and what online payment still needs. */
export const readMethods = ({ tx, member, app }: RequestContext<typeof shopPaymentRoutes.methods>) =>
  shopMethodsOf(tx, { member, settings: app.settings })

type Settings = RequestContext<typeof shopPaymentRoutes.methods>['app']['settings']

async function shopMethodsOf(
  tx: Tx,
  { member, settings }: { member: Member; settings: Settings },
): Promise<ShopMethods> {
  const { currency } = member.shop
  const off = new Set(await methodsOff(tx))
  const possible = new Set(offeredMethods(currency))
  const { upiId } = await readCounterSettings(tx)
  return {
    methods: paymentMethodKeys.map((key) => ({
      key,
      ...paymentMethods[key],
      isPossible: possible.has(key),
      isActive: !off.has(key),
    })),
    online: { isActive: !off.has('online'), gateways: gatewayStates(settings, currency) },
    hasUpiId: upiId !== undefined,
  }
}

/** Offers a way to pay, or not. Throws payments.lastMethod: money must come somehow. */
export async function setMethod(ctx: RequestContext<typeof shopPaymentRoutes.setMethod>) {
  const { tx, params, body, member, app, publishEvent } = ctx
  await holdCounterSettings(tx, member.shopId)
  const off = new Set(await methodsOff(tx))
  const isOff = off.has(params.key)
  if (isOff === body.isActive) {
    if (body.isActive) off.delete(params.key)
    else off.add(params.key)
    const left = offeredMethods(member.shop.currency).filter((key) => !off.has(key))
    if (left.length === 0) throw new AppError('payments.lastMethod')
    await changeCounterSettings(tx, member.shopId, { methods_off: [...off].sort() })
    const name = await nameOfShop(tx, member.shopId)
    await publishEvent({ kind: 'shops.counterChanged', subject: { type: 'shop', id: member.shopId, name } })
  }
  return shopMethodsOf(tx, { member, settings: app.settings })
}

/** What the last days' payments come to, today being the last of them. */
export async function reportPayments({
  tx,
  query,
  member,
  now,
}: RequestContext<typeof shopPaymentRoutes.report>) {
  const { currency, timeZone } = member.shop
  const to = dayIn(timeZone, now)
  const from = addDays(to, 1 - Number(query.days))
  const asked = { from, to, timeZone, currency }
  const rows = await daysByMethod(tx, asked)
  return { currency, from, to, ...reportOf(rows, { refunds: await refundsByDay(tx, asked), today: to }) }
}
