/** When webhooks are told: soon after something happened that one may ask for (any process hears of it), and every minute for the rest. */
import { mayBeTold } from '@darzi/tailoring/webhooks/event-types.ts'
import { transact } from '../db/transact.ts'
import { deliverDue } from '../features/webhooks/api.ts'
import type { AppContext } from '../http/app-context.ts'

/** Steps that are made in quick turn are told together. */
const waitMs = 200

/** Sends what is due, in all shops. */
export const tellWebhooks = ({ database: { pool }, now, newId, outside, jobs }: AppContext) =>
  deliverDue({
    now,
    newId,
    outside,
    jobs,
    asNobody: (work) => transact(pool, { side: 'nobody' }, ({ tx }) => work(tx)),
    inShop: (shopId, work) => transact(pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
  })

/** Answers how to stop, which waits for what is under way. */
export function watchForWebhooks(app: AppContext, onError: (error: unknown) => void): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const running = new Set<Promise<void>>()
  const stopListening = app.live.listenAll((_shopId, { kind }) => {
    if (timer || !mayBeTold(kind)) return
    timer = setTimeout(() => {
      timer = undefined
      // What fails here stays as it is, and is taken up within the minute.
      const telling = tellWebhooks(app).catch(onError)
      running.add(telling)
      void telling.finally(() => running.delete(telling))
    }, waitMs)
  })
  return async () => {
    stopListening()
    clearTimeout(timer)
    await Promise.all(running)
  }
}
