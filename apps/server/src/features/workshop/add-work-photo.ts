import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { hangNewPhoto } from '../orders/pieces-for-work.ts'
import { findWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'

/** Hangs a photo of the work on a piece of the member's; the counter decides whether the customer sees it. */
export async function addWorkPhoto(asked: AskedInSteps<typeof workshopRoutes.addPhoto>) {
  const { params, body, member, step, once } = asked
  const seen = await step(({ tx }) => findWork(tx, member, params.id))
  if (!seen) throw notFound()
  return hangNewPhoto(asked, {
    wish: { orderId: seen.order_id, pieceId: seen.id, kind: 'stage', stage: body.stage, isShared: false },
    once,
    answer: async ({ tx, enqueue }) => ({ piece: await readWork({ ...asked, tx, enqueue }, seen.id) }),
  })
}
