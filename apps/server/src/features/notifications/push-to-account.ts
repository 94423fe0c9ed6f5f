/**
 * An order's news on the browsers its customer allowed, beside what the shop sends by its own ways. Each occasion is noted once, waits
 * until it can no longer be undone, and is asked again before it is told.
 */
import { writeDay } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData, OrderNews } from '../../jobs/queues.ts'
import { hasBrowser, pushOrderNews } from '../account-news/api.ts'
import { accountOfOrder } from '../conversations/api.ts'
import { afterSettling, type Planning } from './enqueue-sending.ts'
import type { Moment } from './kinds/kind.ts'
import { kindsOfOrders } from './kinds/registry.ts'
import { type OrderFacts, orderFacts } from './order-facts-queries.ts'
import { forgetOrderNews, lockUntold, markTold, noteOrderNews } from './order-news-store.ts'
import { isReady } from './ways.ts'

interface Planned {
  moment: Moment
  event: OrderNews
  occasion: string
  orderId: string
}

/** Notes it for the account whose the order is, if one of its browsers may be told. Inside the shop. */
export async function planOrderPush(
  app: Planning,
  tx: Tx,
  { moment, event, occasion, orderId }: Planned,
): Promise<void> {
  const { shop } = moment
  if (shop.isDemo || !isReady(app, 'push')) return
  const accountId = await accountOfOrder(tx, orderId)
  if (!accountId || !(await hasBrowser(tx, accountId))) return
  const news = { shopId: shop.id, accountId, orderId, event, occasion }
  if (await noteOrderNews(tx, news))
    await app.jobs.enqueue(tx, 'orders.tell', news, { startAfter: afterSettling(moment) })
}

/** Tells it once; what is no longer so is forgotten, and may be told when it comes true again. Inside the shop. */
export async function tellOfOrder(
  within: Pick<InTx, 'tx' | 'enqueue'>,
  moment: Moment,
  news: JobData['orders.tell'],
): Promise<void> {
  const { tx } = within
  const { accountId, orderId, event, occasion } = news
  if (!(await lockUntold(tx, news))) return
  const kind = kindsOfOrders.find((each) => each.event === event)
  const order = await orderFacts(tx, orderId)
  if (!order || kind?.occasionOf(order, moment) !== occasion) return forgetOrderNews(tx, news)
  await markTold(tx, { ...news, now: moment.now })
  await pushOrderNews(within, {
    accountId,
    template: event,
    paramsIn: (language) => named(order, { shopName: moment.shop.name, language }),
    path: `/user/orders?q=${order.number}`,
    tag: `orders:${orderId}`,
  })
}

const named = (
  { number, promisedOn, trialOn }: OrderFacts,
  { shopName, language }: { shopName: string; language: Language },
) => ({
  shop: shopName,
  number,
  day: writeDay(promisedOn, language),
  ...(trialOn && { trialDay: writeDay(trialOn, language) }),
})
