import type { quoteRoutes } from '@darzi/contract/quotes.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellShop } from './quote-event.ts'
import { forgetSizes, setState } from './quote-store.ts'
import { tellQuote } from './read-quotes.ts'
import { requireAct } from './require-act.ts'

const kinds = {
  decline: 'quotes.declined',
  withdraw: 'quotes.withdrawn',
  stopSharing: 'quotes.sharingStopped',
} as const

/** What the customer does beside accepting. Withdrawn or declined, the shop sees their sizes no longer. */
export async function actOnQuote(ctx: RequestContext<typeof quoteRoutes.act>) {
  const { tx, params, body, account, now, newId } = ctx
  const { act } = body
  const { quote, to } = await requireAct(tx, params.id, { act, side: 'customer', now })
  if (to !== quote.state) await setState(tx, quote.id, { state: to, now })
  await forgetSizes(tx, quote.id)
  await handToShop(tx, { accountId: account.id, shopId: quote.shop_id }, () =>
    tellShop({ tx, newId, now }, { shopId: quote.shop_id, id: quote.id, name: quote.name, kind: kinds[act] }),
  )
  return tellQuote(tx, params.id, { side: 'customer', now })
}
