import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import type { Asked } from '../../http/asked.ts'
import { dayIn } from '../shops/time-zone.ts'

/** How much the book holds, of all or of one customer with the family. */
export async function readBookSummary({ tx, member, query }: Asked<typeof measurementRoutes.bookSummary>) {
  let records = tx.selectFrom('measurement_records as record')
  if (query.customer) {
    const { customer } = query
    records = records.where((row) =>
      row(
        'record.person_id',
        'in',
        row.selectFrom('persons').select('id').where('customer_id', '=', customer),
      ),
    )
  }
  const found = await records
    .select((row) => [
      row.fn.countAll<number>().as('records'),
      row.fn.count<number>('record.person_id').distinct().as('people'),
      row.fn.max('record.taken_at').as('last'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...{ records: found.records, people: found.people },
    lastOn: found.last ? dayIn(member.shop.timeZone, found.last) : undefined,
  }
}
