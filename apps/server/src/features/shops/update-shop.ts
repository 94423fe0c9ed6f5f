import type { shopRoutes } from '@darzi/contract/shops.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { currencyUse } from './ports.ts'
import { readShop } from './read-shop.ts'
import { shopFacts } from './shop-queries.ts'
import { changeShop, type ShopChange } from './shop-store.ts'
import { isTimeZone } from './time-zone.ts'

type UpdateContext = RequestContext<typeof shopRoutes.update>

/**
 * Changes the shop's facts; fields left out stay, an empty text clears. Throws shops.currencyInUse (at `currency`) once
 * orders are in its book: their prices are of the currency they were named in.
 */
export async function updateShop({ tx, member, body, now, publishEvent }: UpdateContext) {
  if (body.timeZone !== undefined && !isTimeZone(body.timeZone))
    throw fieldError('timeZone', 'request.invalid')
  const change = changeOf(body, now)
  if (Object.keys(change).length === 0) return readShop(tx, member.shopId, now)
  await requireFreeCurrency({ tx, member, body })
  await changeShop(tx, member.shopId, change)
  const shop = await readShop(tx, member.shopId, now)
  await publishEvent({ kind: 'shops.changed', subject: { type: 'shop', id: shop.id, name: shop.name } })
  return shop
}

async function requireFreeCurrency({ tx, member, body }: Pick<UpdateContext, 'tx' | 'member' | 'body'>) {
  if (body.currency === undefined) return
  const isInUse = await currencyUse.use()(tx, member.shopId)
  const { currency } = await shopFacts(tx, member.shopId)
  if (isInUse && body.currency !== currency) throw fieldError('currency', 'shops.currencyInUse', { currency })
}

function changeOf(body: UpdateContext['body'], now: Date) {
  const { name, phone, email, address, currency, timeZone, country, isSetUp } = body
  const change: ShopChange = {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(address === undefined ? {} : { address: address || null }),
    ...(currency === undefined ? {} : { currency }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(country === undefined ? {} : { country }),
    ...(isSetUp ? { set_up_at: now } : {}),
  }
  return change
}
