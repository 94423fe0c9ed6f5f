import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hangNewPhoto } from '../orders/api.ts'
import { findWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'

/** Hangs a photo of the work on a piece of the member's; the counter decides whether the customer sees it. */
export async function addWorkPhoto(ctx: StepsContext<typeof workshopRoutes.addPhoto>) {
  const { params, body, member, step, once } = ctx
  const seen = await step(({ tx }) => findWork(tx, member, params.id))
  if (!seen) throw notFound()
  return hangNewPhoto(ctx, {
    photo: { orderId: seen.order_id, pieceId: seen.id, kind: 'stage', stage: body.stage, isShared: false },
    once,
    answer: async ({ tx, enqueue }) => ({ piece: await readWork({ ...ctx, tx, enqueue }, seen.id) }),
  })
}
