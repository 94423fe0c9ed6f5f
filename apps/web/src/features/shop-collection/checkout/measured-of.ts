import { sites } from '@darzi/body/shapes.ts'
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { StoredScan } from '../../body-scans/api.ts'

type Measured = NonNullable<ApiRequest<'POST /api/collection/:id/order'>['body']['measured']>

/** A tape held by oneself is as good as this. */
const tapePlusMinusMm = 5

/** A measuring by photo, as an order sends it: whose body it is, and numbers with their honesty, never a picture. */
export function measuredOf({ takenAt, name, estimates, tape, person }: StoredScan): Measured {
  const found = sites.map((field) => {
    const read = tape[field]
    const { mm, plusMinusMm, from } = estimates[field]
    if (read !== undefined) return { field, mm: read, plusMinusMm: tapePlusMinusMm, from: 'tape' as const }
    return { field, mm, plusMinusMm, from }
  })
  const height = { field: 'height', mm: person.heightMm, from: 'typed' as const }
  return { takenAt, personName: name, values: [...found.filter(({ mm }) => mm > 0), height] }
}
