import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { nextStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { stageOfColumn } from '@darzi/tailoring/workshop/columns.ts'
import { t } from '@darzi/words/server.ts'
import { inSavepoint } from '../../db/tx.ts'
import { AppError, emptyField, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  advanceLocked,
  changeOrder,
  lastUndoable,
  lockOrder,
  orderWriteContextOf,
  requireWorker,
  undoLocked,
} from '../orders/api.ts'
import { setWorker } from './mark-store.ts'
import { ordersOfWork } from './open-work-queries.ts'

type BulkContext = RequestContext<typeof workshopRoutes.bulk>
type Asked = BulkContext['body']['pieces'][number]

/** What an act made of a piece; undefined when it was so already. */
type Made = { stepId?: string } | undefined

/**
 * One act on many pieces. What can be done is done; the answer names each piece that was refused, and why. Pieces are taken
 * order by order, so that two bulk acts never wait for each other.
 */
export async function bulkPieces(ctx: BulkContext) {
  const workerName = await requireWhole(ctx)
  const asked = [...new Map(ctx.body.pieces.map((piece) => [piece.id, piece])).values()]
  const ids = asked.map(({ id }) => id)
  const orders = new Map((await ordersOfWork(ctx.tx, ctx.member, ids)).map((row) => [row.id, row.order_id]))
  const made = new Map<string, Made>()
  const refused = new Map<string, { code: string; detail: string }>()
  for (const piece of inTurn(ctx, asked, orders)) {
    const result = await actOn(ctx, { piece, orderId: orders.get(piece.id), workerName })
    if (result instanceof AppError)
      refused.set(piece.id, {
        code: result.code,
        detail: t(ctx.request.language, `problems.${result.code}`, result.params),
      })
    else made.set(piece.id, result)
  }
  return {
    done: ids.filter((id) => made.get(id)),
    steps: ids.flatMap((id) => {
      const stepId = made.get(id)?.stepId
      return stepId ? [{ id, stepId }] : []
    }),
    unchanged: ids.filter((id) => made.has(id) && !made.get(id)),
    refused: ids.flatMap((id) => {
      const why = refused.get(id)
      return why ? [{ id, ...why }] : []
    }),
  }
}

/** Answers the name of whom the pieces are given to. */
async function requireWhole({ tx, member, body }: BulkContext): Promise<string | null> {
  if (body.act === 'move' && !body.column) throw emptyField('column')
  if (body.act === 'undo' && !body.steps) throw emptyField('steps')
  if (body.act !== 'assign') return null
  if (!member.may('orders.write')) throw new AppError('access.notAllowed')
  if (body.assignedTo === undefined) throw emptyField('assignedTo')
  return requireWorker(tx, body.assignedTo)
}

/** By order; an undo takes the steps of an order back from the last one on. */
function inTurn(
  { body }: BulkContext,
  asked: readonly Asked[],
  orders: ReadonlyMap<string, string>,
): Asked[] {
  const asMade = body.act === 'undo' ? [...asked].reverse() : asked
  return asMade.toSorted((one, other) => compare(orders.get(one.id) ?? '', orders.get(other.id) ?? ''))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

interface Acting {
  piece: Asked
  /** Undefined for a piece that is not the member's: it is not there. */
  orderId: string | undefined
  workerName: string | null
}

/** A refused piece leaves nothing behind, however late it was refused: short cloth shows when it is taken, after the step. */
async function actOn(ctx: BulkContext, acting: Acting): Promise<AppError | Made> {
  try {
    const { orderId } = acting
    if (!orderId) throw notFound()
    return await inSavepoint(ctx.tx, () => act(ctx, { ...acting, orderId }))
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

async function act(ctx: BulkContext, { piece: asked, orderId, workerName }: Acting & { orderId: string }) {
  const { tx, body } = ctx
  const order = await lockOrder(tx, orderId)
  const piece = order.pieces.find(({ id }) => id === asked.id)
  if (!piece) throw notFound()
  if (body.act === 'undo') {
    const stepId = body.steps?.find(({ id }) => id === piece.id)?.stepId ?? ''
    const step = await lastUndoable(tx, order.id)
    if (step?.id !== stepId || step.member_id !== ctx.member.id) throw new AppError('undo.tooLate')
    await undoLocked(tx, orderWriteContextOf(ctx), order, stepId)
    return {}
  }
  if (body.act === 'assign') {
    if (piece.state === 'delivered' || piece.state === 'cancelled') throw new AppError('orders.closed')
    if (piece.assigned_to === (body.assignedTo ?? null)) return undefined
    const { assignedTo: still = piece.assigned_to } = body.ifStill ?? {}
    if (still !== piece.assigned_to) throw new AppError('orders.changedMeanwhile', { version: order.version })
    await setWorker(tx, piece.id, body.assignedTo ?? null)
    await changeOrder(tx, { id: order.id, now: ctx.now }, {})
    const tag = pieceTag(order.number, { position: piece.position, of: order.pieces.length })
    await ctx.publishEvent({
      kind: workerName ? 'orders.pieceGiven' : 'orders.pieceTaken',
      subject: { type: 'order', id: order.id, name: tag },
      params: { tag, name: workerName ?? '' },
    })
    return {}
  }
  const stage = body.act === 'next' ? nextStage(piece) : stageOfColumn(piece, body.column ?? '')
  if (stage === undefined) throw new AppError('orders.notFromHere', { state: order.state })
  if (stage === piece.stage) return undefined
  const move = { pieceId: piece.id, from: asked.from ?? piece.stage, stage }
  return { stepId: await advanceLocked(tx, orderWriteContextOf(ctx), order, move) }
}
