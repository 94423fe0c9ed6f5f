import type { CartLine, CartShop, cartRoutes } from '@darzi/contract/cart.ts'
import { crossTenant, insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { itemOf, offeredAmong } from '../collection/api.ts'
import { onlineOffer } from '../online-payments/api.ts'
import { rushRule } from '../orders/api.ts'
import { dayIn, shopOfForm } from '../shops/api.ts'
import { byShop, type PartOfCart } from './by-shop.ts'
import { withUsualDays } from './rush-of-part.ts'

type QuoteContext = RequestContext<typeof cartRoutes.quote>

/** What the lines are now, by shop; the shop whose garment was put in first comes first. At a house's own domain they are its own alone. */
export async function quoteCart(ctx: QuoteContext) {
  const { tx, body, request } = ctx
  const { houseShop } = request
  const offered = await offeredRows(tx, body.lines)
  const rows = houseShop ? offered.filter((row) => row.shop_id === houseShop) : offered
  const shops: (CartShop & { first: number })[] = []
  for (const part of byShop(body.lines, rows))
    shops.push(await insideShop(tx, part.shopId, () => quoteOf(ctx, part)))
  return { shops: shops.toSorted((one, other) => one.first - other.first) }
}

export const offeredRows = (tx: Tx, lines: readonly CartLine[]) =>
  crossTenant(tx, 'collection', () => offeredAmong(tx, [...new Set(lines.map(({ itemId }) => itemId))]))

/** Inside the shop. */
async function quoteOf({ tx, now, app }: QuoteContext, { shopId, lines }: PartOfCart) {
  const shop = await shopOfForm(tx, shopId)
  const today = dayIn(shop.time_zone, now)
  const dated = await withUsualDays(tx, lines, today)
  const { percentBp, amountMinor } = await rushRule(tx)
  return {
    first: Math.min(...lines.map(({ place }) => place)),
    shop: {
      id: shop.id,
      name: shop.name,
      isDemo: shop.is_demo,
      phone: shop.phone ? showPhone(shop.phone, '') : undefined,
    },
    currency: shop.currency,
    totalMinor: lines.reduce((sum, { line, row }) => sum + row.price_minor * line.count, 0),
    readyOn: dated.reduce((last, { usualOn }) => (usualOn > last ? usualOn : last), today),
    rush: percentBp || amountMinor ? { percentBp, amountMinor } : undefined,
    takesOnline: await onlineOffer(tx, app.settings, shop.currency),
    lines: dated.map(({ line, row, usualOn }) => ({ id: line.id, item: itemOf(row, 'visitor'), usualOn })),
  }
}
