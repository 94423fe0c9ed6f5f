import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import { mayGoOn } from '@darzi/tailoring/orders/piece-moves.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockOrder } from '../orders/api.ts'
import { setAsked, setRackPlace, tick, untick } from './mark-store.ts'
import { findWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'

type Marking = Pick<RequestContext<typeof workshopRoutes.place>, 'tx' | 'member' | 'params' | 'publishEvent'>

/** The piece with its order locked, so that a step made meanwhile is seen. Throws notFound. */
async function lockWork({ tx, member, params }: Omit<Marking, 'publishEvent'>) {
  const seen = await findWork(tx, member, params.id)
  if (!seen) throw notFound()
  const order = await lockOrder(tx, seen.order_id)
  const piece = order.pieces.find(({ id }) => id === seen.id)
  if (!piece) throw notFound()
  const tag = pieceTag(order.number, { position: piece.position, of: order.pieces.length })
  const subject = { type: 'order' as const, id: order.id, name: orderNumber(order.number) }
  return { seen, order, piece, tag, subject }
}

/** Throws orders.movedMeanwhile, and orders.notFromHere where its stage waits for nobody's approval. */
export async function askApproval(ctx: RequestContext<typeof workshopRoutes.askApproval>) {
  const { tx, member, params, body, now, publishEvent } = ctx
  const { order, piece, tag, subject } = await lockWork(ctx)
  if (piece.stage !== body.from) throw new AppError('orders.movedMeanwhile', { stage: piece.stage })
  const stage = piece.stages[piece.stage]
  if (!stage?.needsApproval || !mayGoOn(order.state, piece))
    throw new AppError('orders.notFromHere', { state: order.state })
  if (await setAsked(tx, params.id, { at: now, by: member.name }))
    await publishEvent({
      kind: 'orders.approvalAsked',
      subject,
      params: { tag, stage: stage.name ? 'own' : stage.key, stageName: stage.name ?? stage.key },
    })
  return { piece: await readWork(ctx, params.id) }
}

/** Ticks a line of the check list, or takes the tick away. Throws notFound for a line the garment does not have. */
export async function tickCheck(ctx: RequestContext<typeof workshopRoutes.tick>) {
  const { tx, member, params, body, now, publishEvent } = ctx
  const { seen, piece, tag, subject } = await lockWork(ctx)
  const check = (seen.checks ?? []).find(({ key }) => key === params.key)
  if (!check) throw notFound()
  if (piece.state === 'delivered' || piece.state === 'cancelled') throw new AppError('orders.closed')
  const line = { pieceId: piece.id, key: check.key, round: piece.reworks }
  const by = { shopId: member.shopId, memberId: member.id, name: member.name, now }
  const hasChanged = body.isTicked
    ? await tick(tx, { ...line, name: check.name }, by)
    : await untick(tx, line)
  if (hasChanged)
    await publishEvent({
      kind: body.isTicked ? 'orders.checkTicked' : 'orders.checkUnticked',
      subject,
      params: { tag, check: check.name },
    })
  return { piece: await readWork(ctx, params.id) }
}

/** Says where on the rack a piece hangs. Throws orders.closed once its customer has it. */
export async function placeOnRack(ctx: RequestContext<typeof workshopRoutes.place>) {
  const { tx, params, body, publishEvent } = ctx
  const { seen, piece, tag, subject } = await lockWork(ctx)
  if (piece.state === 'delivered' || piece.state === 'cancelled') throw new AppError('orders.closed')
  const place = body.place.toUpperCase()
  if (place !== (seen.rack_place ?? '')) {
    await setRackPlace(tx, params.id, place || null)
    await publishEvent({
      kind: place ? 'orders.onRack' : 'orders.offRack',
      subject,
      params: { tag, place },
    })
  }
  return { piece: await readWork(ctx, params.id) }
}
