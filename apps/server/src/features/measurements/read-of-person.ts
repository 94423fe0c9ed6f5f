import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { latestIds, personMeasured, pinnedNotes, proposedId } from './person-queries.ts'
import { lastValues, readRecords } from './record-queries.ts'

/** What the measuring screen needs of a person, in one answer. Throws notFound. */
export async function readOfPerson({ tx, params }: RequestContext<typeof measurementRoutes.ofPerson>) {
  const found = await personMeasured(tx, params.id)
  if (!found) throw notFound()
  const { person, customer } = found
  const [notes, last, ids, proposed] = await Promise.all([
    pinnedNotes(tx, { customerId: customer.id, personId: person.id }),
    lastValues(tx, { personId: person.id, profile: 'body', garment: null }),
    latestIds(tx, person.id),
    proposedId(tx, person.id),
  ])
  const records = await readRecords(tx, proposed ? [...new Set([...ids, proposed])] : ids)
  const latest = records.filter(({ id }) => ids.includes(id))
  const proposal = records.find(({ id }) => id === proposed)
  return { person, customer, pinnedNotes: notes, lastValues: last, latest, proposal }
}
