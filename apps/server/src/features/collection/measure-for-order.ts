import type { Around, InTx, Member, PublishesEvents } from '../../http/request-context.ts'
import { recordMeasurement } from '../measurements/api.ts'
import type { OrderContext } from './order-context.ts'

type Counter = Around & InTx & PublishesEvents & { member: Member }
type Sent = Pick<OrderContext['body'], 'measured' | 'contact'>

/**
 * What the customer sent of their body, in the shop's book as a proposal of theirs; undefined when nothing was sent.
 */
export async function measureForOrder(
  counter: Counter,
  personId: string,
  { measured, contact }: Sent,
): Promise<string | undefined> {
  if (!measured) return undefined
  const values = measured.values.map(({ field, mm, plusMinusMm, from }) => ({
    field,
    typed: (mm / 10).toFixed(1),
    unit: 'cm' as const,
    plusMinusMm,
    from,
  }))
  const record = await recordMeasurement({
    ...counter,
    params: undefined,
    query: undefined,
    sentBy: contact.name.trim(),
    body: { personId, profile: 'body', how: 'photo', unit: 'cm', takenAt: measured.takenAt, values },
  })
  return record.id
}
