/** What a partner who sews an order of a house went past: on the order of the house it counts as on its own. */
import { orderNumber, sameTagIn } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { lockOrder } from './change-store.ts'
import { makeStep } from './make-step.ts'
import { actorOf, type OrderWriteContext } from './order-write-context.ts'
import { lastException, standingStep } from './step-queries.ts'
import type { StepException } from './step-store.ts'

interface Ahead {
  /** The order of the house. */
  orderId: string
  /** The partner's step; the one that is written here has its id. */
  stepId: string
  partner: string
  exceptions: readonly StepException[]
}

/** Inside the house: its order stays where it is and keeps what its partner went past, but for money, which is the partner's own. */
export async function wentAheadElsewhere(tx: Tx, writeContext: OrderWriteContext, ahead: Ahead) {
  const [first, ...more] = ahead.exceptions.filter(({ kind }) => kind !== 'owed')
  if (!first) return
  const order = await lockOrder(tx, ahead.orderId)
  const exceptions = [first, ...more].map(({ kind, tags }) => ({
    kind,
    tags: tags.map((tag) => sameTagIn(tag, order.number)),
    by: ahead.partner,
  }))
  const tell = ({ kind, tags }: StepException) => ({
    kind: `houses.ahead.${kind}`,
    params: { tags: tags.join(', '), count: tags.length },
  })
  const [told, ...others] = exceptions.map(tell)
  await makeStep(tx, writeContext, order, {
    id: ahead.stepId,
    kind: 'moved',
    to: order.state,
    pieces: [],
    exceptions,
    says: told ?? tell(first),
  })
  for (const says of others)
    await publishEvent(tx, actorOf(writeContext), {
      id: writeContext.newId(),
      at: writeContext.now,
      ...says,
      subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    })
}

/** Inside the house: the partner took the step back; so it went past nothing. */
export async function undoneElsewhere(
  tx: Tx,
  writeContext: OrderWriteContext,
  { orderId, stepId }: Pick<Ahead, 'orderId' | 'stepId'>,
) {
  const step = await standingStep(tx, { orderId, id: stepId })
  if (!step) return
  const order = await lockOrder(tx, orderId)
  await makeStep(tx, writeContext, order, {
    kind: 'undone',
    to: order.state,
    undoes: step.id,
    pieces: [],
    change: { exception_at: (await lastException(tx, step)) ?? null },
    says: { kind: 'orders.undone' },
  })
}
