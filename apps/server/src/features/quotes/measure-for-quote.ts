import type { SharedSizes } from '@darzi/tailoring/quotes/sizes.ts'
import type { Around, InTx, Member, PublishesEvents } from '../../http/request-context.ts'
import { recordMeasurement } from '../measurements/api.ts'

type Counter = Around & InTx & PublishesEvents & { member: Member }

interface Shared {
  personId: string
  /** Whose name they were shared under. */
  name: string
  sizes: SharedSizes
}

/** Writes the sizes that came with a request into the shop's book, as a proposal of whoever sent them. Answers the record's id. */
export async function measureForQuote(counter: Counter, { personId, name, sizes }: Shared): Promise<string> {
  const unit = 'cm' as const
  const values = [
    ...sizes.values.map(({ site, mm, ...known }) => ({
      field: site,
      typed: (mm / 10).toFixed(1),
      unit,
      ...known,
    })),
    { field: 'height', typed: (sizes.heightMm / 10).toFixed(1), unit, from: 'typed' as const },
    { field: 'weight', typed: sizes.weightKg.toFixed(1), unit: 'kg' as const, from: 'typed' as const },
  ]
  const record = await recordMeasurement({
    ...counter,
    params: undefined,
    query: undefined,
    sentBy: name.trim(),
    body: { personId, profile: 'body', how: 'photo', unit, takenAt: sizes.takenAt, values },
  })
  return record.id
}
