/**
 * When planning runs: soon after something happened (any process hears of it), every minute for what was missed, every hour for what
 * the day asks. It may run at once in several processes.
 */
import { transact } from '../db/transact.ts'
import {
  forgetNews,
  momentIn,
  notedEvents,
  planDay,
  planNews,
  sendNotification,
  shopsWithNews,
} from '../features/notifications/api.ts'
import { isClosed, isSuspended } from '../features/shops/api.ts'
import type { AppContext } from '../http/app-context.ts'
import type { JobData } from '../jobs/queues.ts'

/** Steps that are made in quick turn are thought about together. */
const waitMs = 300

async function planShop(app: AppContext, shopId: string): Promise<void> {
  let isMore = true
  while (isMore)
    isMore = await transact(app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
      if (await isClosed(tx)) return forgetNews(tx)
      // What happens in a suspended shop stays noted until that is lifted.
      if (await isSuspended(tx)) return false
      return planNews(app, tx, await momentIn(tx, shopId, app.now()))
    })
  app.jobs.nudge('notifications.send')
}

/** Sends one message, each step of it in a transaction of its own. */
export const sendWaiting = (app: AppContext, job: JobData['notifications.send']) =>
  sendNotification(app, job, (work) =>
    transact(app.database.pool, { side: 'job', shopId: job.shopId }, ({ tx }) => work(tx)),
  )

/** What no process heard of, or was interrupted in. What fails stays noted, and holds up no other shop. */
export async function planLeftNews(app: AppContext): Promise<void> {
  const shops = await transact(app.database.pool, { side: 'nobody' }, ({ tx }) => shopsWithNews(tx))
  for (const shopId of shops)
    await planShop(app, shopId).catch((error: unknown) =>
      app.fastify.log.error({ err: error, shopId }, 'news of a shop were not planned'),
    )
}

/** What the day asks of these shops; one that fails is asked again in an hour and holds up no other. */
export async function planEveryDay(app: AppContext, shops: readonly string[]): Promise<void> {
  for (const shopId of shops)
    await transact(app.database.pool, { side: 'job', shopId }, async ({ tx }) =>
      planDay(app, tx, await momentIn(tx, shopId, app.now())),
    ).catch((error: unknown) => app.fastify.log.error({ err: error, shopId }, 'a shop’s day was not planned'))
}

const waking: readonly string[] = [...notedEvents, 'orders.edited']

/** Plans in a shop soon after something happened there; answers how to stop, which waits for what is under way. */
export function watchNews(app: AppContext, onError: (error: unknown) => void): () => Promise<void> {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const running = new Set<Promise<void>>()
  const stopListening = app.live.listenAll((shopId, { kind }) => {
    if (!waking.includes(kind) || timers.has(shopId)) return
    timers.set(
      shopId,
      setTimeout(() => {
        timers.delete(shopId)
        // What fails here stays noted, and is taken up within the minute.
        const plan = planShop(app, shopId).catch(onError)
        running.add(plan)
        void plan.finally(() => running.delete(plan))
      }, waitMs),
    )
  })
  return async () => {
    stopListening()
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
