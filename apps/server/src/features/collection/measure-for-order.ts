import type { Around, InTx, Member, PublishesEvents } from '../../http/request-context.ts'
import { recordMeasurement } from '../measurements/api.ts'
import type { OrderContext } from './order-context.ts'

type Counter = Around & InTx & PublishesEvents & { member: Member; body: OrderContext['body'] }

/**
 * What the customer sent of their body, in the shop's book as a proposal of theirs; undefined when nothing was sent, or the
 * garment is sewn to a size.
 */
export async function measureForOrder(counter: Counter, personId: string): Promise<string | undefined> {
  const { measured, isMadeToMeasure, contact } = counter.body
  if (!measured || !isMadeToMeasure) return undefined
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
