import { toMm } from '@darzi/tailoring/units/length.ts'
import type pg from 'pg'

/**
 * The measurement book of a shop that has customers, written by the database itself in the tenant's transaction: nine of ten were
 * measured, once to three times in three years.
 */
export async function insertBigRecords(
  client: pg.ClientBase,
  { shopId, today }: { shopId: string; today: string },
) {
  await client.query(
    `insert into measurement_records (shop_id, id, person_id, profile, version, how, unit, taken_at, created_at)
     select $1, gen_random_uuid(), person.id, 'body', turn, 'tape', 'in', taken, taken
       from persons person
       join customers customer on customer.shop_id = $1 and customer.id = person.customer_id
      cross join lateral generate_series(1, 1 + customer.number % 3) turn
      cross join lateral (
        select $2::date - ((customer.number * 7 + (3 - turn) * 365) % 1095) * interval '1 day'
               + (customer.number % 600) * interval '1 minute' as taken) day
      where person.shop_id = $1 and customer.number % 10 > 0`,
    [shopId, today],
  )
  await client.query(
    `insert into measurement_values (shop_id, record_id, field, typed, unit, mm, source)
     select $1, id, field, inches::text, 'in', inches * $2::numeric, 'tape'
       from measurement_records
      cross join lateral (values ('chest', 34 + version), ('waist', 28 + version)) size (field, inches)
      where shop_id = $1`,
    [shopId, toMm(1, 'in')],
  )
  await client.query(
    `insert into measurement_tallies (shop_id, records, people)
     select shop_id, count(*), count(distinct person_id) from measurement_records where shop_id = $1 group by 1`,
    [shopId],
  )
}
