import type { orderRoutes } from '@darzi/contract/orders.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { t } from '@darzi/words/server.ts'
import { inSavepoint } from '../../db/tx.ts'
import { AppError, emptyField } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeOrder, type LockedOrder, lockOrder } from './change-store.ts'
import { editedBy } from './edited-by.ts'
import { moveLocked, type Target } from './move-order.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { orderEdited } from './ports.ts'
import { lastUndoable } from './step-queries.ts'
import { undoLocked } from './undo-step.ts'
import { isChangeable } from './what-may.ts'
import { requireWorker } from './worker-queries.ts'

type BulkContext = RequestContext<typeof orderRoutes.bulk>

/**
 * One act on many orders. What can be done is done; the answer names each order that was refused, and why, and each that
 * was so already, which an undo must leave alone. Orders are locked in the order of their ids, so that two bulk acts never wait for each other.
 */
export async function bulkOrders(ctx: BulkContext) {
  await requireWhole(ctx)
  const made = new Map<string, Made | undefined>()
  const refused = new Map<string, { code: string; detail: string }>()
  for (const id of [...new Set(ctx.body.ids)].sort()) {
    const result = await actOn(ctx, id)
    if (result instanceof AppError) refused.set(id, { code: result.code, detail: sentence(ctx, result) })
    else made.set(id, result)
  }
  const ids = [...new Set(ctx.body.ids)]
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

async function requireWhole({ tx, body }: BulkContext) {
  if (body.act === 'priority' && !body.priority) throw emptyField('priority')
  if (body.act === 'undo' && !body.steps) throw emptyField('steps')
  if (body.act !== 'assign') return
  if (body.assignedTo === undefined) throw emptyField('assignedTo')
  await requireWorker(tx, body.assignedTo)
}

/** What an act made of an order; undefined when it was so already. A fact that was set is no step. */
interface Made {
  stepId?: string
}

/** A refused order leaves nothing behind, however late it was refused: short cloth shows when it is taken, after the step. */
async function actOn(ctx: BulkContext, id: string): Promise<AppError | Made | undefined> {
  try {
    const order = await lockOrder(ctx.tx, id)
    return await inSavepoint(ctx.tx, () => acts[ctx.body.act](ctx, order))
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

const sentence = ({ request }: BulkContext, { code, params }: AppError) =>
  t(request.language, `problems.${code}`, params)

type Act = (ctx: BulkContext, order: LockedOrder) => Promise<Made | undefined>

const acts: Record<BulkContext['body']['act'], Act> = {
  begin: (ctx, order) => move(ctx, order, 'in_progress'),
  ready: (ctx, order) => move(ctx, order, 'ready'),
  deliver: (ctx, order) => move(ctx, order, 'delivered'),
  assign: (ctx, order) => change(ctx, order, { assigned_to: ctx.body.assignedTo ?? null }),
  priority: (ctx, order) => change(ctx, order, { priority: ctx.body.priority ?? order.priority }),
  undo: undoOwn,
}

async function move(ctx: BulkContext, order: LockedOrder, to: Target) {
  if (order.state === to) return undefined
  return { stepId: await moveLocked(ctx.tx, orderWriteContextOf(ctx), order, { to }) }
}

type Column = 'assigned_to' | 'priority'

const columns: readonly Column[] = ['assigned_to', 'priority']

async function change(ctx: BulkContext, order: LockedOrder, filter: Partial<Pick<LockedOrder, Column>>) {
  const { tx, now, publishEvent, body } = ctx
  if (!isChangeable(order.state)) throw new AppError('orders.closed')
  const changed = columns.filter((name) => name in filter && filter[name] !== order[name])
  if (changed.length === 0) return undefined
  if (!isStill(order, body.ifStill)) throw new AppError('orders.changedMeanwhile', { version: order.version })
  await changeOrder(tx, { id: order.id, now }, filter)
  await publishEvent({
    kind: 'orders.edited',
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    params: { field: changed[0] === 'priority' ? 'priority' : 'assignedTo', count: 1, to: order.promised_on },
  })
  await orderEdited.use()(tx, editedBy(ctx), {
    orderId: order.id,
    name: orderNumber(order.number),
    priority: changed.includes('priority') ? filter.priority : undefined,
  })
  return {}
}

/** Whether the facts that were named stand so; one that was not named may stand as it likes. */
const isStill = (order: LockedOrder, named: BulkContext['body']['ifStill'] = {}) =>
  (named.priority === undefined || named.priority === order.priority) &&
  (named.assignedTo === undefined || named.assignedTo === order.assigned_to)

/** Takes back the step that was named, when the asking member made it and the order made none since. */
async function undoOwn(ctx: BulkContext, order: LockedOrder) {
  const named = ctx.body.steps?.find(({ id }) => id === order.id)
  const step = await lastUndoable(ctx.tx, order.id)
  if (!named || step?.member_id !== ctx.member.id) throw new AppError('undo.tooLate')
  await undoLocked(ctx.tx, orderWriteContextOf(ctx), order, named.stepId)
  return {}
}
