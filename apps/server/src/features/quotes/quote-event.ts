import { publishEvent } from '../../events/publish-event.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import { tellAccount, tellMembers } from '../account-news/api.ts'

interface Happening extends Pick<InTx, 'tx'>, Pick<Around, 'newId' | 'now'> {}

/** Says in the shop's timeline what its customer did, and wakes its open screens. Inside the shop. */
export const tellShop = (
  { tx, newId, now }: Happening,
  { shopId, id, name, kind }: { shopId: string; id: string; name: string; kind: string },
) =>
  publishEvent(
    tx,
    { shopId, memberId: null, name },
    { id: newId(), at: now, kind, subject: { type: 'quote', id, name } },
  )

interface Telling extends Pick<InTx, 'tx' | 'enqueue'>, Pick<Around, 'newId'> {}
interface OfQuote {
  shopId: string
  id: string
}

/** Tells those at the shop who answer quotes, who may be away. Inside the shop. */
export const newsToShop = (
  telling: Telling,
  { shopId, id, name, template }: OfQuote & { name: string; template: 'quoteAsked' | 'quoteAccepted' },
) =>
  tellMembers(telling, telling, {
    shopId,
    needs: 'quotes.read',
    event: 'quotes',
    template,
    params: { from: name },
    path: `/tailor/quotes/${id}`,
    tag: `quotes:${id}`,
  })

/** Tells the customer, who may be away. Inside the shop. */
export const newsToCustomer = (
  telling: Telling,
  quote: { id: string; account_id: string; shop_name: string },
  template: 'quoteOffered' | 'quoteRefused' | 'quoteShopClosed',
) =>
  tellAccount(telling, telling, {
    accountId: quote.account_id,
    event: 'quotes',
    template,
    params: { from: quote.shop_name },
    path: `/user/quotes/${quote.id}`,
    tag: `quotes:${quote.id}`,
  })
