import { type OrderState, orderStates, type PieceState, pieceStates } from '@darzi/tailoring/orders/life.ts'
import { type Expression, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const steps = (tx: Tx) =>
  tx
    .selectFrom('order_steps as step')
    .select([
      'step.id',
      'step.order_id',
      'step.at',
      'step.member_id',
      'step.kind',
      'step.state_from',
      'step.state_to',
      'step.pieces',
      'step.cause',
      'step.undoes',
      'step.stopped',
      'step.trial',
      'step.exceptions',
    ] as const)
export type StepRow = Awaited<ReturnType<ReturnType<typeof steps>['executeTakeFirstOrThrow']>>

/** The order's last step that stands, when it can be undone: its taking cannot, nor a calling off that gave money back. */
export async function lastUndoable(tx: Tx, orderId: string): Promise<StepRow | undefined> {
  const step = await lastStanding(tx, orderId).executeTakeFirst()
  return step && isUndoable(step) ? step : undefined
}

/** The order's last step that stands; see isUndoable. */
export const lastStanding = (tx: Tx, orderId: string | Expression<string>) =>
  standing(tx, orderId).where('step.kind', '!=', 'undone')

export const isUndoable = ({ kind, cause }: Pick<StepRow, 'kind' | 'cause'>) =>
  kind !== 'taken' && cause !== 'refund'

/** The order a step belongs to; undefined when there is no such step. */
export const findStep = (tx: Tx, id: string) => steps(tx).where('step.id', '=', id).executeTakeFirst()

/** A step of this order, as long as it stands. */
export const standingStep = (tx: Tx, { orderId, id }: { orderId: string; id: string }) =>
  standing(tx, orderId).where('step.id', '=', id).executeTakeFirst()

/** When the order was last handed over, as its steps that stand tell. */
export async function lastHandedOver(tx: Tx, orderId: string): Promise<Date | undefined> {
  const step = await standing(tx, orderId).where('step.kind', '=', 'delivered').executeTakeFirst()
  return step?.at
}

/** When the order last went past something in a step that stands, this one left out. */
export async function lastException(tx: Tx, { id, order_id: orderId }: StepRow): Promise<Date | undefined> {
  const step = await standing(tx, orderId).where('step.id', '!=', id).where(hasException).executeTakeFirst()
  return step?.at
}

/** What the order went past in steps that stand, newest first, with who took them and the reason they gave. */
export const exceptionsOf = (tx: Tx, orderId: Expression<string>) =>
  standing(tx, orderId)
    .clearLimit()
    .clearSelect()
    .leftJoin('members as member', (join) =>
      join.onRef('member.shop_id', '=', 'step.shop_id').onRef('member.id', '=', 'step.member_id'),
    )
    .where(hasException)
    .select(['step.at', 'step.exceptions', 'step.reason', 'member.name as by'])

const hasException = sql<boolean>`step.exceptions <> '[]'`

/** Whether any other order of this customer made a step after this one. */
export async function hasStepsElsewhere(tx: Tx, customerId: string, { id, order_id: orderId }: StepRow) {
  const later = await tx
    .selectFrom('order_steps as later')
    .innerJoin('orders', 'orders.id', 'later.order_id')
    .innerJoin('order_steps as own', (join) => join.on('own.id', '=', id))
    .select('later.id')
    .where('orders.customer_id', '=', customerId)
    .where('orders.id', '!=', orderId)
    .whereRef('later.turn', '>', 'own.turn')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** The order's steps that were not undone, the last one first. */
const standing = (tx: Tx, orderId: string | Expression<string>) =>
  steps(tx)
    .where('step.order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_steps as later')
            .select('later.id')
            .whereRef('later.shop_id', '=', 'step.shop_id')
            .whereRef('later.undoes', '=', 'step.id'),
        ),
      ),
    )
    .orderBy('step.turn', 'desc')
    .limit(1)

/** The state a step began from; none for the taking. */
export const stateBefore = ({ state_from: from }: Pick<StepRow, 'state_from'>): OrderState | undefined =>
  orderStates.find((state) => state === from)

/** Steps only ever hold the states of pieces that tailoring knows. */
export function pieceStateOf(text: string): PieceState {
  const known = pieceStates.find((state) => state === text)
  if (!known) throw new Error(`no such state of a piece: ${text}`)
  return known
}
