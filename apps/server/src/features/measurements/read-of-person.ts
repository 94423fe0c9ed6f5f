import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { latestIds, personMeasured, pinnedNotes } from './person-queries.ts'
import { lastValues, readRecords } from './record-queries.ts'

/** What the measuring screen needs of a person, in one answer. Throws notFound. */
export async function readOfPerson({ tx, params }: Asked<typeof measurementRoutes.ofPerson>) {
  const found = await personMeasured(tx, params.id)
  if (!found) throw notFound()
  const { person, customer } = found
  const [notes, last, ids] = await Promise.all([
    pinnedNotes(tx, { customerId: customer.id, personId: person.id }),
    lastValues(tx, { personId: person.id, profile: 'body', garment: null }),
    latestIds(tx, person.id),
  ])
  return { person, customer, pinnedNotes: notes, lastValues: last, latest: await readRecords(tx, ids) }
}
