import type { OpenTransaction } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { publishEvent } from '../events/publish-event.ts'
import type { AppContext } from './app-context.ts'
import type { Principal } from './authorize.ts'
import type { Pipeline } from './pipeline.ts'
import type { InTx, PublishesEvents } from './request-context.ts'

/** Puts work in a queue with the transaction: it is there when the transaction is. */
export const enqueueIn =
  (jobs: Pick<AppContext['jobs'], 'enqueue'>, tx: Tx): InTx['enqueue'] =>
  (queue, data, options) =>
    jobs.enqueue(tx, queue, data, options)

/** What a handler may do inside the transaction: query, put work in a queue, and in a shop publish events. */
export function inTx(
  pipeline: Pipeline,
  { tx }: OpenTransaction,
  { member }: Principal,
): InTx & PublishesEvents {
  const { app, nudged, around } = pipeline
  return {
    tx,
    enqueue: async (queue, data, options) => {
      nudged.add(queue)
      await app.jobs.enqueue(tx, queue, data, options)
    },
    publishEvent: async (event) => {
      if (!member) throw new Error('only a member of a shop publishes events')
      const actor = { shopId: member.shopId, memberId: member.id, name: member.name }
      await publishEvent(tx, actor, { ...event, id: app.newId(), at: around.now })
    },
  }
}
