import type { Opened } from '../db/transact.ts'
import { announce } from '../events/announce.ts'
import type { Announces, InTx } from './asked.ts'
import type { Door } from './door.ts'
import type { WhoAsks } from './who.ts'

/** What a verb may do inside the transaction: query, put work in a queue, and in a shop announce. */
export function inTx(door: Door, { tx }: Opened, { member }: WhoAsks): InTx & Announces {
  const { house, nudged, around } = door
  return {
    tx,
    enqueue: async (queue, data) => {
      nudged.add(queue)
      await house.jobs.enqueue(tx, queue, data)
    },
    announce: async (happening) => {
      if (!member) throw new Error('only a shop’s verb announces')
      const actor = { shopId: member.shopId, memberId: member.id, name: member.name }
      await announce(tx, actor, { ...happening, id: house.newId(), at: around.now })
    },
  }
}
