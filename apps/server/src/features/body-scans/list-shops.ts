import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { formShop, idIn, shopOfForm } from '../shops/api.ts'
import { shopsSentTo } from './scan-store.ts'

/** The shops one may choose from: that of the link, else the platform's, then those sent to before. What anybody may know of them. */
export async function listShops({ tx, account, query }: RequestContext<typeof bodyScanRoutes.shops>) {
  const linked = await formShop(tx, idIn(query.shop))
  const known = await shopsSentTo(tx)
  const ids = [...new Set(linked ? [linked, ...known] : known)]
  const shops = []
  for (const shopId of ids) {
    const { id, name, phone, address } = await handToShop(tx, { accountId: account.id, shopId }, () =>
      shopOfForm(tx, shopId),
    )
    shops.push({ id, name, phone: phone ? showPhone(phone, '') : undefined, address: address ?? undefined })
  }
  return { shops }
}
