import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import type { Tx } from '../../db/tx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'

/** How much the book holds, of all or of one customer with the family. */
export async function readBookSummary({
  tx,
  member,
  query,
}: RequestContext<typeof measurementRoutes.bookSummary>) {
  const { records, people, last } = await (query.customer ? summaryOf(tx, query.customer) : bookSummary(tx))
  return { records, people, lastOn: last ? dayIn(member.shop.timeZone, last) : undefined }
}

/** The whole book, by its tally: as quick for a big book as for a small one. */
export async function bookSummary(tx: Tx) {
  const [tally, last] = await Promise.all([
    tx.selectFrom('measurement_tallies').select(['records', 'people']).executeTakeFirst(),
    tx
      .selectFrom('measurement_records')
      .select('taken_at')
      .orderBy('taken_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { records: tally?.records ?? 0, people: tally?.people ?? 0, last: last?.taken_at }
}

export async function summaryOf(tx: Tx, customer: string) {
  const found = await tx
    .selectFrom('measurement_records as record')
    .select((row) => [
      row.fn.countAll<number>().as('records'),
      row.fn.count<number>('record.person_id').distinct().as('people'),
      row.fn.max('record.taken_at').as('last'),
    ])
    .where('record.person_id', 'in', (people) =>
      people.selectFrom('persons').select('id').where('customer_id', '=', customer),
    )
    .executeTakeFirstOrThrow()
  return { ...found, last: found.last ?? undefined }
}
