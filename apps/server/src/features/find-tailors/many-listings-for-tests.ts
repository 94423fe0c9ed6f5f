/** Generated listed shops, for tests and measurements of searching among many: written by the owner of the tables, all at once. */
import type pg from 'pg'

export const cities = 100

/** Half of them take bookings, and a sixth are free in the next days. A shirt costs 300 to 1,290. */
export async function manyListings(owner: pg.ClientBase, shops: number) {
  await owner.query(`
    insert into shops (id, name, kind, email, country, currency, time_zone, plan, is_demo, trial_ends_at, created_at)
    select gen_random_uuid(), 'Tailor ' || n, 'tailor', n || '@example.test', 'IN', 'INR', 'Asia/Kolkata', 'free', false, now(), now()
      from generate_series(1, ${shops}) n`)
  await owner.query(`
    create temp table numbered as
    select id, name, split_part(name, ' ', 2)::int as n from shops where name like 'Tailor %'`)
  for (const table of ['listings', 'garments'])
    await owner.query(`alter table ${table} no force row level security`)
  await owner.query(`alter table listings disable trigger fill_listing`)
  await owner.query(`
    insert into listings (shop_id, is_listed, slug, languages, has_woman, latitude, longitude, name, city, search_text, reviews, stars,
                          kept, late, verified_at, free_on, free_is_stale)
    select s.id, true, 'tailor-' || s.n, (array['{pa}', '{hi,pa}', '{en,hi}', '{ta}'])[1 + s.n % 4]::text[], s.n % 3 = 0,
           8 + (s.n % 200) * 0.1, 70 + (s.n / 200 % 200) * 0.1, s.name,
           'City ' || s.n % ${cities}, lower(s.name || ' city ' || s.n % ${cities}), s.n % 40, s.n % 40 * (1 + s.n % 5),
           s.n % 50, s.n % 9, case when s.n % 7 = 0 then now() end,
           case when s.n % 2 = 0 then current_date + s.n % 30 end, false
      from numbered s`)
  await owner.query(`alter table listings enable trigger fill_listing`)
  await owner.query(`
    insert into garments (shop_id, key, sizing, price_minor, lead_days, fields, styles, add_ons, stages, cloth, updated_at)
    select s.id, 'shirt', 'anyone', 30000 + (s.n % 100) * 1000, 3 + s.n % 12, '[]', '[]', '[]', '[]', '[]', now() from numbered s`)
  for (const table of ['listings', 'garments'])
    await owner.query(`alter table ${table} force row level security`)
  await owner.query('analyze listings, garments, shops')
  await owner.query('drop table numbered')
}
