import type { Days } from '@darzi/tailoring/orders/due.ts'
import type { Tx } from '../../db/tx.ts'
import { isInTime } from './undo-step.ts'

type DayThatPasses = 'promisedOn' | 'trialOn'

/** The days of an order before it is changed, as the event of the change keeps them; none is an empty text. */
export const daysToKeep = ({ promisedOn, trialOn }: Days) => ({
  promisedWas: promisedOn,
  trialWas: trialOn ?? '',
})

/** More than anybody changes within the time to undo. */
const lookedThrough = 50

/**
 * The promises and trials that stood before this member changed them just now, by the order's own events: what was undone in
 * time may come back though its day has passed meanwhile.
 */
export async function stoodDays(tx: Tx, filter: { orderId: string; memberId: string; now: Date }) {
  const { orderId, memberId, now } = filter
  const rows = await tx
    .selectFrom('events')
    .select(['at', 'params'])
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('kind', '=', 'orders.edited')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(lookedThrough)
    .execute()
  const kept = rows.filter((row) => isInTime(row, now)).map(({ params }) => params)
  return {
    promisedOn: kept.map(({ promisedWas }) => promisedWas),
    trialOn: kept.map(({ trialWas }) => trialWas),
  } satisfies Record<DayThatPasses, unknown>
}
