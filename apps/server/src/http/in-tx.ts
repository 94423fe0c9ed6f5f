import type { OpenTransaction } from '../db/transact.ts'
import { publishEvent } from '../events/publish-event.ts'
import type { Principal } from './authorize.ts'
import type { Pipeline } from './pipeline.ts'
import type { InTx, PublishesEvents } from './request-context.ts'

/** What a handler may do inside the transaction: query, put work in a queue, and in a shop announce. */
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
      if (!member) throw new Error('only a shop’s verb announces')
      const actor = { shopId: member.shopId, memberId: member.id, name: member.name }
      await publishEvent(tx, actor, { ...event, id: app.newId(), at: around.now })
    },
  }
}
