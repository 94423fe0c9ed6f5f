import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { AppContext } from '../../http/app-context.ts'
import { enqueueIn } from '../../http/in-tx.ts'
import { tellOwners } from '../accounts/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { deliver } from './deliver.ts'
import { dueDeliveries } from './delivery-store.ts'

export interface Working extends Pick<AppContext, 'now' | 'newId' | 'outside' | 'jobs'> {
  asNobody<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  inShop<T>(shopId: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

const atOnce = 20
/** One address that answers slowly keeps no other waiting. */
const atOnceOfOne = 3
/** What is left is taken up a minute later. */
const mostRounds = 25

/** Sends what is due, in all shops; may run at once in several processes. */
export async function deliverDue(app: Working): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const due = await app.asNobody((tx) =>
      dueDeliveries(tx, { now: app.now(), most: atOnce, mostOfOne: atOnceOfOne }),
    )
    if (due.length === 0) return
    const sent = await Promise.all(due.map(({ shopId, id }) => deliverOne(app, shopId, id)))
    if (!sent.includes(true)) return
  }
}

function deliverOne(app: Working, shopId: string, id: string) {
  return deliver(id, {
    outside: app.outside,
    now: app.now,
    inShop: (work) => app.inShop(shopId, work),
    onStopped: (tx, url) => tellOfStop(app, tx, { shopId, url }),
  })
}

async function tellOfStop(app: Working, tx: Tx, { shopId, url }: { shopId: string; url: string }) {
  const { host } = new URL(url)
  const shop = await nameOfShop(tx, shopId)
  await publishEvent(
    tx,
    { shopId, memberId: null, name: null },
    {
      id: app.newId(),
      at: app.now(),
      kind: 'webhooks.stopped',
      subject: { type: 'shop', id: shopId, name: shop },
      params: { host },
    },
  )
  await tellOwners({ tx, enqueue: enqueueIn(app.jobs, tx) }, app, {
    template: 'webhookStopped',
    params: { host, shop, path: '/settings/api' },
  })
}
