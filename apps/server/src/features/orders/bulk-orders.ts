import type { orderRoutes } from '@darzi/contract/orders.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { say } from '@darzi/words/server.ts'
import type { Asked } from '../../http/asked.ts'
import { emptyField, Refusal } from '../../http/refusal.ts'
import { changeOrder, type LockedOrder, lockOrder } from './change-store.ts'
import { moveLocked, type Target } from './move-order.ts'
import { orderPenOf } from './order-pen.ts'
import { lastUndoable } from './step-queries.ts'
import { undoLocked } from './undo-step.ts'
import { isChangeable } from './what-may.ts'
import { requireWorker } from './worker-queries.ts'

type AskedInBulk = Asked<typeof orderRoutes.bulk>

/**
 * One act on many orders. What can be done is done; the answer names each order that was refused, and why, and each that
 * was so already, which an undo must leave alone. Orders are locked in the order of their ids, so that two bulk acts never wait for each other.
 */
export async function bulkOrders(asked: AskedInBulk) {
  await requireWhole(asked)
  const made = new Map<string, Made | undefined>()
  const refused = new Map<string, { code: string; detail: string }>()
  for (const id of [...new Set(asked.body.ids)].sort()) {
    const result = await actOn(asked, id)
    if (result instanceof Refusal) refused.set(id, { code: result.code, detail: sentence(asked, result) })
    else made.set(id, result)
  }
  const ids = [...new Set(asked.body.ids)]
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

async function requireWhole({ tx, body }: AskedInBulk) {
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

/** Acts refuse before they write, so a refused order leaves nothing behind. */
async function actOn(asked: AskedInBulk, id: string): Promise<Refusal | Made | undefined> {
  try {
    return await acts[asked.body.act](asked, await lockOrder(asked.tx, id))
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const sentence = ({ request }: AskedInBulk, { code, holes }: Refusal) =>
  say(request.language, `problems.${code}`, holes)

type Act = (asked: AskedInBulk, order: LockedOrder) => Promise<Made | undefined>

const acts: Record<AskedInBulk['body']['act'], Act> = {
  begin: (asked, order) => move(asked, order, 'in_progress'),
  ready: (asked, order) => move(asked, order, 'ready'),
  deliver: (asked, order) => move(asked, order, 'delivered'),
  assign: (asked, order) => change(asked, order, { assigned_to: asked.body.assignedTo ?? null }),
  priority: (asked, order) => change(asked, order, { priority: asked.body.priority ?? order.priority }),
  undo: undoOwn,
}

async function move(asked: AskedInBulk, order: LockedOrder, to: Target) {
  if (order.state === to) return undefined
  return { stepId: await moveLocked(asked.tx, orderPenOf(asked), order, { to }) }
}

type Column = 'assigned_to' | 'priority'

const columns: readonly Column[] = ['assigned_to', 'priority']

async function change(
  { tx, now, announce, body }: AskedInBulk,
  order: LockedOrder,
  wish: Partial<Pick<LockedOrder, Column>>,
) {
  if (!isChangeable(order.state)) throw new Refusal('orders.closed')
  const changed = columns.filter((name) => name in wish && wish[name] !== order[name])
  if (changed.length === 0) return undefined
  if (!isStill(order, body.ifStill)) throw new Refusal('orders.changedMeanwhile', { version: order.version })
  await changeOrder(tx, { id: order.id, now }, wish)
  await announce({
    kind: 'orders.edited',
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    holes: { field: changed[0] === 'priority' ? 'priority' : 'assignedTo', count: 1, to: order.promised_on },
  })
  return {}
}

/** Whether the facts that were named stand so; one that was not named may stand as it likes. */
const isStill = (order: LockedOrder, named: AskedInBulk['body']['ifStill'] = {}) =>
  (named.priority === undefined || named.priority === order.priority) &&
  (named.assignedTo === undefined || named.assignedTo === order.assigned_to)

/** Takes back the step that was named, when the asking member made it and the order made none since. */
async function undoOwn(asked: AskedInBulk, order: LockedOrder) {
  const named = asked.body.steps?.find(({ id }) => id === order.id)
  const step = await lastUndoable(asked.tx, order.id)
  if (!named || step?.member_id !== asked.member.id) throw new Refusal('undo.tooLate')
  await undoLocked(asked.tx, orderPenOf(asked), order, named.stepId)
  return {}
}
