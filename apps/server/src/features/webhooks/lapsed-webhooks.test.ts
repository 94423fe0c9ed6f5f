/** Webhooks from before a lapsed plan left them as they are: it had paused them for good. */
import { afterEach, expect, test } from 'vitest'
import { id, openOldBook, shop } from '../payments/old-book-for-tests.ts'

let book: Awaited<ReturnType<typeof openOldBook>>
afterEach(() => book.close())

/** A paused webhook, and what its shop did with it: the events' kinds, the oldest first. */
async function paused(
  serial: number,
  { host = `h${serial}.example:8443`, did }: { host?: string; did: string[] },
) {
  await book.client.query(
    `insert into webhooks (shop_id, id, url, secret, types, state, failing_since, created_at)
     values ($1, $2, $3, 'whsec', '{order.taken}', 'paused', now(), now())`,
    [shop, id(serial), `https://name:word@${host}/darzi?key=1`],
  )
  for (const [turn, kind] of did.entries())
    await book.client.query(
      `insert into events (shop_id, id, at, kind, subject_type, subject_id, params)
       values ($1, $2, now() + $3 * interval '1 minute', $4, 'shop', $1, jsonb_build_object('host', $5::text))`,
      [shop, id(serial * 100 + turn), turn, `webhooks.${kind}`, host],
    )
}

test('one that a lapse paused is on again; one that the shop paused, or of which nothing is known, stays', async () => {
  book = await openOldBook('0321')
  await paused(1, { did: ['added'] })
  await paused(2, { did: ['added', 'paused', 'resumed'] })
  await paused(3, { did: ['added', 'resumed', 'paused'] })
  await paused(4, { did: [] })
  await book.bringUpToDate()
  const { rows } = await book.client.query<{ state: string; isFailing: boolean }>(
    'select state, failing_since is not null as "isFailing" from webhooks order by id',
  )
  expect(rows).toEqual([
    { state: 'active', isFailing: false },
    { state: 'active', isFailing: false },
    { state: 'paused', isFailing: true },
    { state: 'paused', isFailing: true },
  ])
})
