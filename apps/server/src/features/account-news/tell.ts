import type { ShopAction } from '@darzi/contract/access.ts'
import { isNewsWay, type NewsEvent, type NewsWay } from '@darzi/tailoring/account-news/events.ts'
import type { Language } from '@darzi/words/languages.ts'
import { rolesThatMay } from '../../access/grants.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import type { JobData, NewsTemplate, OrderNews } from '../../jobs/queues.ts'
import { ownersOf } from '../shops/api.ts'
import { browsersOf, browsersOfMembers, type Reader, readersOf } from './audience-queries.ts'

export interface News {
  event: NewsEvent
  template: NewsTemplate
  /** What the sentence names. */
  params: Record<string, string>
  /** The screen that shows it. */
  path: string
  /** Of several with one tag a browser shows the last. */
  tag: string
}
type Telling = Pick<InTx, 'tx' | 'enqueue'>
type Asking = Pick<Around, 'newId'>
type Browser = JobData['push.send']['to']

/** Tells an account, by each way it has not switched off. */
export async function tellAccount(within: Telling, asking: Asking, news: News & { accountId: string }) {
  const { accountId } = news
  for (const reader of await readersOf(within.tx, [accountId], news.event)) {
    await mail(within, asking, reader, news)
    const browsers = (await browsersOf(within.tx, accountId)).map(({ id }) => ({ accountId, deviceId: id }))
    await push(within, reader, { news, browsers })
  }
}

interface OrderNewsOf {
  accountId: string
  template: OrderNews
  paramsIn(language: Language): Record<string, string>
  path: string
  tag: string
}

/** Pushes what happened to an order to the browsers of its account, and mails nothing: mails of an order are its shop's. */
export async function pushOrderNews(within: Telling, { accountId, paramsIn, ...news }: OrderNewsOf) {
  for (const reader of await readersOf(within.tx, [accountId], 'orders')) {
    const browsers = (await browsersOf(within.tx, accountId)).map(({ id }) => ({ accountId, deviceId: id }))
    const params = paramsIn(reader.language ?? 'en')
    await push(within, reader, { news: { ...news, event: 'orders', params }, browsers })
  }
}

interface MemberNews extends News {
  shopId: string
  /** What a member may do who is told of it. */
  needs: ShopAction
}

/** Mails the owners and pushes to every member who may see it. Inside the shop. */
export async function tellMembers(within: Telling, asking: Asking, news: MemberNews) {
  const { shopId, needs, event } = news
  const owners = await ownersOf(within.tx)
  const browsers = await browsersOfMembers(within.tx, rolesThatMay(needs))
  const ids = new Set([...owners, ...browsers.map(({ account_id }) => account_id)])
  for (const reader of await readersOf(within.tx, [...ids], event)) {
    if (owners.includes(reader.id)) await mail(within, asking, reader, news)
    const own = browsers.filter(({ account_id }) => account_id === reader.id)
    await push(within, reader, { news, browsers: own.map(({ id }) => ({ shopId, deviceId: id })) })
  }
}

async function mail({ enqueue }: Telling, { newId }: Asking, reader: Reader, news: News) {
  if (!isWanted(reader, news.event, 'email')) return
  await enqueue('mail.send', {
    id: newId(),
    to: reader.email,
    language: reader.language ?? 'en',
    template: news.template,
    params: { ...news.params, name: reader.name, path: news.path },
  })
}

async function push(
  { enqueue }: Telling,
  reader: Reader,
  {
    news,
    browsers,
  }: { news: Omit<News, 'template'> & Pick<JobData['push.send'], 'template'>; browsers: readonly Browser[] },
) {
  if (!isWanted(reader, news.event, 'push')) return
  const { template, params, path, tag } = news
  for (const to of browsers)
    await enqueue('push.send', { to, language: reader.language ?? 'en', template, params, path, tag })
}

const isWanted = ({ muted }: Reader, event: NewsEvent, way: NewsWay) =>
  isNewsWay(event, way) && !muted.includes(way)
