import { t } from '@darzi/words/server.ts'
import { MailError } from '../adapters/mail/mailer.ts'
import { SmsError } from '../adapters/sms/texter.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { pushNews } from '../features/account-news/api.ts'
import { backUpWhenDue } from '../features/backup/api.ts'
import { remindOf, tellBooked } from '../features/calendar/api.ts'
import { tellUnread } from '../features/conversations/api.ts'
import { importInBatches } from '../features/customers/api.ts'
import { endDemos } from '../features/demo/api.ts'
import { refreshFreeDays } from '../features/find-tailors/api.ts'
import { copyPhotos } from '../features/houses/api.ts'
import { momentIn, tellOfOrder } from '../features/notifications/api.ts'
import { reconcile, refundAtGateway } from '../features/online-payments/api.ts'
import { planDay, reconcilePlan, refundCheckout, shopsOfPlanDay } from '../features/plans/api.ts'
import { lookAtPhotos } from '../features/search/api.ts'
import { isClosed, isSuspended } from '../features/shops/api.ts'
import { hasOrders } from '../features/tracking/api.ts'
import type { AppContext } from '../http/app-context.ts'
import { publicAddress } from '../http/public-address.ts'
import type { InTx } from '../http/request-context.ts'
import type { JobWork } from '../jobs/jobs.ts'
import type { JobData } from '../jobs/queues.ts'
import { allShops, inShopAtNight, workingIn } from './in-shop.ts'
import { nightlyCleanup } from './nightly-cleanup.ts'
import { planEveryDay, planLeftNews, sendWaiting } from './tell-customers.ts'
import { tellWebhooks } from './tell-webhooks.ts'

/** What each queue's jobs do. */
export function jobWork(app: AppContext): JobWork {
  const { database, now, newId } = app
  return {
    'mail.send': (mail) => sendMail(app, mail),
    'sms.send': (sms) => sendSms(app, sms),
    'push.send': (push) => sendPush(app, push),
    'customers.import': ({ shopId, importId }) =>
      importInBatches({
        shopId,
        importId,
        now,
        newId,
        inShop: (work) => transact(database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
      }),
    'appointments.remind': (data, job) =>
      unlessSuspended(app, 'appointments.remind', data, () =>
        inShop(app, data, (given) => remindOf(given, data, { now: now(), id: job.id })),
      ),
    'appointments.booked': (data, job) =>
      unlessSuspended(app, 'appointments.booked', data, () =>
        inShop(app, data, (given) => tellBooked(given, data, { now: now(), id: job.id })),
      ),
    'photos.look': ({ shopId }) =>
      lookAtPhotos({
        shopId,
        files: app.files,
        inShop: (work) => transact(database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
      }),
    'houses.photos': ({ shopId, workId }) =>
      copyPhotos({
        shopId,
        workId,
        files: app.files,
        now: now(),
        newId,
        inShop: (id, work) => transact(database.pool, { side: 'job', shopId: id }, ({ tx }) => work(tx)),
      }),
    'gateway.reconcile': (data) => (data.isOfPlan ? reconcilePlan : reconcile)(workingIn(app, data), data),
    'gateway.refund': (data) =>
      (data.isOfPlan ? refundCheckout : refundAtGateway)(workingIn(app, data), data),
    'conversations.tell': (data) =>
      unlessSuspended(app, 'conversations.tell', data, () => tellOfConversation(app, data)),
    'orders.tell': (data) =>
      unlessSuspended(app, 'orders.tell', data, () =>
        workingIn(app, data).inShop(async (tx) =>
          tellOfOrder(
            { tx, enqueue: (...job) => app.jobs.enqueue(tx, ...job) },
            await momentIn(tx, data.shopId, now()),
            data,
          ),
        ),
      ),
    'notifications.send': (job) =>
      unlessSuspended(app, 'notifications.send', job, () => sendWaiting(app, job)),
    'notifications.news': () => planLeftNews(app),
    'notifications.day': async () => {
      await plansOfDay(app)
      await planEveryDay(app, await speakingShopIds(app))
    },
    'shops.backUp': ({ shopId }) => backUpWhenDue(inShopAtNight(app, shopId)),
    'backups.schedule': () => scheduleBackups(app),
    'webhooks.deliver': () => tellWebhooks(app),
    'house.tidy': () => nightlyCleanup(app),
    'listings.refresh': () => refreshListings(app),
    'demos.end': async () => {
      await endDemos({ now: now(), files: app.files, step: (work) => asNobody(app, work) })
    },
  }
}

/** What is said in a shop's name, and to whom else than its owners. */
type Saying =
  | 'appointments.remind'
  | 'appointments.booked'
  | 'conversations.tell'
  | 'orders.tell'
  | 'notifications.send'
const suspendedMinutes = 15

/** A suspended shop says nothing to anybody: what it would say waits until that is lifted. What a closed one would say is dropped. */
async function unlessSuspended<Q extends Saying>(
  { database, jobs, now }: AppContext,
  queue: Q,
  data: JobData[Q],
  work: () => Promise<void>,
) {
  const { shopId } = data
  const isSilent = await transact(database.pool, { side: 'job', shopId }, async ({ tx }) => {
    if (await isClosed(tx)) return true
    const isWaiting = await isSuspended(tx)
    if (isWaiting)
      await jobs.enqueue(tx, queue, data, {
        startAfter: new Date(now().getTime() + suspendedMinutes * 60_000),
      })
    return isWaiting
  })
  if (!isSilent) await work()
}

const asNobody = <T>({ database }: AppContext, work: (tx: Tx) => Promise<T>) =>
  transact(database.pool, { side: 'nobody' }, ({ tx }) => work(tx))

/** Each shop in a transaction of its own: one that fails is seen again in an hour and holds up no other. */
export async function plansOfDay(app: AppContext) {
  const { pool } = app.database
  const due = await transact(pool, { side: 'nobody' }, ({ tx }) => shopsOfPlanDay(tx, app.now()))
  for (const shopId of due)
    await transact(pool, { side: 'job', shopId }, ({ tx }) =>
      planDay(app, tx, { shopId, now: app.now() }),
    ).catch((error: unknown) => app.fastify.log.error({ err: error, shopId }, 'a plan’s day failed'))
}

/**
 * Writes a mail in its reader's language and sends it. Throws when trying again may help; a mail that can never
 * be delivered is given up and logged. Its id makes a second sending recognisable.
 */
async function sendMail(app: AppContext, mail: JobData['mail.send']) {
  const { id, to, language, template, params } = mail
  const address = publicAddress(app)
  const filled = { ...params, link: params.path ? address + params.path : address }
  const line = (part: string) => t(language, `mail.${template}.${part}`, filled)
  const greeting = t(language, 'mail.common.greeting', { name: params.name ?? '' })
  const text = [greeting, line('text'), t(language, 'mail.common.signature', {})].join('\n\n')
  try {
    await app.mailer.send({ id, to, subject: line('subject'), text })
  } catch (error) {
    if (error instanceof MailError && !error.mayRetry)
      app.fastify.log.error({ mail: id, kind: error.kind }, 'mail given up')
    else throw error
  }
}

/** Writes a text in its reader's language and sends it. Throws when trying again may help, as sendMail does. */
async function sendSms(app: AppContext, sms: JobData['sms.send']) {
  const { id, to, language, template, params, isForKnownPhone } = sms
  if (isForKnownPhone && !(await isKnown(app, to))) return
  try {
    const link = params.path ? publicAddress(app) + params.path : ''
    await app.texter.send({ id, to, text: t(language, `sms.${template}.text`, { ...params, link }) })
  } catch (error) {
    if (error instanceof SmsError && !error.mayRetry)
      app.fastify.log.error({ sms: id, kind: error.kind }, 'text given up')
    else throw error
  }
}

/** A job about one shop that writes and enqueues in one transaction. */
const inShop = (
  { database, jobs }: AppContext,
  { shopId }: { shopId: string },
  work: (given: InTx) => Promise<void>,
) =>
  transact(database.pool, { side: 'job', shopId }, ({ tx }) =>
    work({ tx, enqueue: (...job) => jobs.enqueue(tx, ...job) }),
  )

/** Pushes to one browser. Throws when trying again may help, as sendMail does. */
async function sendPush(app: AppContext, push: JobData['push.send']) {
  const tenant = 'shopId' in push.to ? { side: 'job' as const, shopId: push.to.shopId } : nobody
  try {
    await pushNews(app, push, (work) => transact(app.database.pool, tenant, ({ tx }) => work(tx)))
  } catch (error) {
    if (error instanceof SmsError && !error.mayRetry)
      app.fastify.log.error({ push: push.tag, kind: error.kind }, 'push given up')
    else throw error
  }
}

const nobody = { side: 'nobody' as const }

/** Of what a side has not read. */
async function tellOfConversation(
  { database, jobs, newId }: AppContext,
  data: JobData['conversations.tell'],
) {
  await transact(database.pool, { side: 'job', shopId: data.shopId }, ({ tx }) =>
    tellUnread({ tx, enqueue: (...job) => jobs.enqueue(tx, ...job) }, data, newId),
  )
}

const refreshListings = (app: AppContext) =>
  refreshFreeDays({
    now: app.now(),
    asNobody: (work) => asNobody(app, work),
    inShop: (shopId, work) => workingIn(app, { shopId }).inShop(work),
    onError: (err, shopId) => app.fastify.log.error({ err, shopId }, 'a free day was not found'),
  })

const isKnown = ({ database }: AppContext, phone: string) =>
  transact(database.pool, { side: 'nobody' }, ({ tx }) => hasOrders(tx, phone))

/** Each shop's backup is a job of its own: one that fails holds up no other. */
async function scheduleBackups(app: AppContext) {
  for (const shopId of await openShopIds(app))
    await transact(app.database.pool, { side: 'job', shopId }, ({ tx }) =>
      app.jobs.enqueue(tx, 'shops.backUp', { shopId }),
    )
}

const openShopIds = async (app: AppContext) =>
  (await allShops(app)).filter(({ closed_at }) => closed_at === null).map(({ id }) => id)

/** Of a closed shop nobody is told anything any more, nor of a suspended one until that is lifted. */
const speakingShopIds = async (app: AppContext) =>
  (await allShops(app)).filter((shop) => !shop.closed_at && !shop.suspended_at).map(({ id }) => id)
