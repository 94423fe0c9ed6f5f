import type { shopRoutes } from '@darzi/contract/shops.ts'
import { isTaxNumber, plainTaxNumber, type TaxKind } from '@darzi/tailoring/shops/tax-numbers.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { checkedFactsChanged, currencyUse } from './ports.ts'
import { readShop } from './read-shop.ts'
import { shopFacts } from './shop-queries.ts'
import { changeShop, type ShopChange } from './shop-store.ts'
import { isTimeZone } from './time-zone.ts'

type UpdateContext = RequestContext<typeof shopRoutes.update>

/**
 * Changes the shop's facts; fields left out stay, an empty text clears. Throws shops.currencyInUse (at `currency`) once
 * orders or open offers are in its book: their prices are of the currency they were named in.
 */
export const updateShop = (ctx: UpdateContext) => changeShopFacts(ctx, ctx.body)

type Changing = Pick<UpdateContext, 'tx' | 'member' | 'now' | 'publishEvent'>

/** The same, for a feature that has read the facts elsewhere. */
export async function changeShopFacts(
  { tx, member, now, publishEvent }: Changing,
  body: UpdateContext['body'],
) {
  if (body.timeZone !== undefined && !isTimeZone(body.timeZone))
    throw fieldError('timeZone', 'request.invalid')
  const change = changeOf(body, now)
  if (Object.keys(change).length === 0) return readShop(tx, member.shopId, now)
  await requireFreeCurrency({ tx, member, body })
  const before = await shopFacts(tx, member.shopId)
  await changeShop(tx, member.shopId, change)
  const shop = await readShop(tx, member.shopId, now)
  await publishEvent({ kind: 'shops.changed', subject: { type: 'shop', id: shop.id, name: shop.name } })
  const { name, address, country } = change
  const after = { name, address, country }
  await checkedFactsChanged.use()({ tx, publishEvent }, { shopId: member.shopId, before, after, now })
  return shop
}

async function requireFreeCurrency({ tx, member, body }: Pick<UpdateContext, 'tx' | 'member' | 'body'>) {
  if (body.currency === undefined) return
  const isInUse = await currencyUse.use()(tx, member.shopId)
  const { currency } = await shopFacts(tx, member.shopId)
  if (isInUse && body.currency !== currency) throw fieldError('currency', 'shops.currencyInUse', { currency })
}

function changeOf(body: UpdateContext['body'], now: Date) {
  const { name, phone, email, address, currency, timeZone, country, gstin, trn, isSetUp } = body
  const change: ShopChange = {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(address === undefined ? {} : { address: address || null }),
    ...(currency === undefined ? {} : { currency }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(country === undefined ? {} : { country }),
    ...(gstin === undefined ? {} : { gstin: taxNumber('gstin', gstin) }),
    ...(trn === undefined ? {} : { trn: taxNumber('trn', trn) }),
    ...(isSetUp ? { set_up_at: now } : {}),
  }
  return change
}

/** As it is written on bills; empty clears. */
function taxNumber(kind: TaxKind, typed: string): string | null {
  const written = plainTaxNumber(typed)
  if (written === '') return null
  if (!isTaxNumber[kind](written)) throw fieldError(kind, `shops.${kind}Invalid`)
  return written
}
