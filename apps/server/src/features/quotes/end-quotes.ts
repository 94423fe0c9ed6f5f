import { openQuoteStates } from '@darzi/tailoring/quotes/life.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { publishEvent, wakeAccount } from '../../events/publish-event.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import { newsToCustomer, tellShop } from './quote-event.ts'
import { forgetPhones, lockOpenQuotes, setState } from './quote-store.ts'

type Given = Pick<InTx, 'tx' | 'enqueue'> & Pick<Around, 'now' | 'newId'>

/**
 * Withdraws all that the account still asks of shops, each of which hears of it, and forgets its phone in whatever became no order.
 * As the account.
 */
export async function withdrawOwnQuotes({ tx, now, newId }: Given, accountId: string) {
  for (const { shop_id: shopId, id, name } of await lockOpenQuotes(tx, openQuoteStates)) {
    await setState(tx, id, { state: 'withdrawn', now })
    await handToShop(tx, { accountId, shopId }, () =>
      tellShop({ tx, newId, now }, { shopId, id, name, kind: 'quotes.withdrawn' }),
    )
  }
  await forgetPhones(tx)
}

/** Refuses all that customers still ask of a shop that closes, and tells them so. Inside the shop. */
export async function refuseQuotesOfShop(given: Given, shopId: string) {
  const { tx, now, newId } = given
  for (const quote of await lockOpenQuotes(tx, openQuoteStates)) {
    await setState(tx, quote.id, { state: 'refused', now })
    const happened = {
      kind: 'quotes.refused',
      subject: { type: 'quote', id: quote.id, name: quote.name },
    } as const
    await publishEvent(tx, { shopId, memberId: null, name: null }, { id: newId(), at: now, ...happened })
    await wakeAccount(tx, quote.account_id, happened)
    await newsToCustomer(given, quote, 'quoteShopClosed')
  }
}
