import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { advancePiece, hangNewPhoto, orderWriteContextOf, undoOwnStep } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { skillsOfMembers } from '../staff/api.ts'
import { piecesAtStages } from './board-queries.ts'
import { findWork, findWorkPhoto, openWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'
import { dressWork } from './work-queries.ts'
import { activeWorkers } from './worker-queries.ts'

/** Pieces whose work is not done, those due first at the top; cutters and stitchers see their own. */
export async function listWork({ tx, member, query, now }: RequestContext<typeof workshopRoutes.list>) {
  const today = dayIn(member.shop.timeZone, now)
  const assignedTo = query.assignedTo === 'me' ? member.id : query.assignedTo
  const { rows, next } = await openWork(tx, member, { ...query, assignedTo })
  return { rows: await dressWork(tx, rows, today), next }
}

/** One piece, wherever it stands. Throws notFound for one that is not the member's. */
export const showPiece = (ctx: RequestContext<typeof workshopRoutes.read>) => readWork(ctx, ctx.params.id)

/** How many open pieces stand at each stage, by garment. */
export const countStages = async ({ tx }: RequestContext<typeof workshopRoutes.stages>) => ({
  rows: await piecesAtStages(tx),
})

/** Whom work can be given to. The counter may know the names of those at work, though not the shop's staff list. */
export async function listWorkers({ tx }: RequestContext<typeof workshopRoutes.workers>) {
  const [workers, skills] = await Promise.all([activeWorkers(tx), skillsOfMembers(tx)])
  return {
    workers: workers.map((worker) => ({
      ...worker,
      skills: skills.flatMap(({ member_id, ...skill }) => (member_id === worker.id ? [skill] : [])),
    })),
  }
}

/** Takes a piece of the member's to a stage of its list. Throws what advancePiece does. */
export async function movePiece(ctx: RequestContext<typeof workshopRoutes.move>) {
  const { tx, member, params, body } = ctx
  const seen = await findWork(tx, member, params.id)
  if (!seen) throw notFound()
  const { stage, from, overrides: stated } = body
  const move = { orderId: seen.order_id, pieceId: seen.id, from, stage, stated }
  const stepId = await advancePiece(tx, orderWriteContextOf(ctx), move)
  return { piece: await readWork(ctx, seen.id), stepId }
}

/** Undoes the member's own last step. Throws undo.tooLate. */
export async function undoMove(ctx: RequestContext<typeof workshopRoutes.undo>) {
  const pieceId = await undoOwnStep(ctx.tx, orderWriteContextOf(ctx), ctx.params.id)
  return pieceId ? { piece: await readWork(ctx, pieceId) } : {}
}

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

/** A photo of an order, for whoever may see its work. Its id names these very bytes for ever, so browsers keep them. */
export async function showWorkPhoto({
  params,
  member,
  app,
  step,
}: StepsContext<typeof workshopRoutes.photo>) {
  const photo = await step(({ tx }) => findWorkPhoto(tx, member, params.id))
  if (!photo) throw notFound()
  const file = await app.files.get(photoKey({ shopId: member.shopId, id: photo.file_id, size: params.size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}
