/** What was decided since a backup was made and that it must not undo: it is read before rows are put back, and written over them. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Before the book goes: who wants no messages. */
export async function keepStops(tx: Tx) {
  await sql`
    insert into messaging_stops (shop_id, customer_id, phone, said_at, said_by)
    select c.shop_id, c.id, c.phone, coalesce(m.consent_at, now()), coalesce(m.consent_by, 'shop')
      from customer_messaging m join customers c on c.shop_id = m.shop_id and c.id = m.customer_id
     where m.shop_id = app_shop_id() and m.consent = 'withdrawn'
    on conflict (shop_id, customer_id) do update
       set phone = excluded.phone, said_at = excluded.said_at, said_by = excluded.said_by`.execute(tx)
}

/** Once the book is back: a stop said later than what the backup has of the customer, or of whoever has that phone, holds. */
export async function holdStops(tx: Tx) {
  await sql`
    insert into customer_messaging (shop_id, customer_id, token, consent, consent_at, consent_by, consent_before)
    select distinct on (c.id) c.shop_id, c.id, encode(uuid_send(gen_random_uuid()), 'hex'), 'withdrawn', s.said_at, s.said_by, 'unasked'
      from messaging_stops s join customers c on c.shop_id = s.shop_id and (c.id = s.customer_id or c.phone = s.phone)
     where s.shop_id = app_shop_id()
     order by c.id, s.said_at desc
    on conflict (shop_id, customer_id) do update
       set consent = 'withdrawn', consent_at = excluded.consent_at, consent_by = excluded.consent_by,
           consent_before = case customer_messaging.consent when 'withdrawn' then customer_messaging.consent_before
                                                            else customer_messaging.consent end
     where customer_messaging.consent_at is null or customer_messaging.consent_at < excluded.consent_at`.execute(
    tx,
  )
  await sql`
    delete from messaging_stops s using customers c
     where s.shop_id = app_shop_id() and c.shop_id = s.shop_id and (c.id = s.customer_id or c.phone = s.phone)`.execute(
    tx,
  )
}

export type KeptSince = Awaited<ReturnType<typeof readKeptSince>>

export async function readKeptSince(tx: Tx) {
  const series = await tx.selectFrom('bill_series').select(['series', 'year', 'last']).execute()
  const members = await tx
    .selectFrom('members')
    .select(['account_id', 'email', 'role', 'is_active'])
    .orderBy('id')
    .execute()
  const links = await tx
    .selectFrom('invitations')
    .select('token_hash')
    .where('ended_at', 'is', null)
    .execute()
  const feeds = await tx
    .selectFrom('member_calendars')
    .select('feed_hash')
    .where('feed_hash', 'is not', null)
    .execute()
  const devices = await tx.selectFrom('push_devices').select(['endpoint', 'session_id']).execute()
  return {
    series,
    members,
    invitationHashes: links.map(({ token_hash }) => token_hash),
    feedHashes: feeds.flatMap(({ feed_hash }) => feed_hash ?? []),
    devices,
  }
}

interface Writing {
  shopId: string
  /** Accounts that stand for somebody nobody can sign in as: they come back as the backup has them. */
  closed: ReadonlySet<string>
  now: Date
}

export async function writeKeptSince(tx: Tx, since: KeptSince, writing: Writing) {
  await raiseSeries(tx, since, writing.shopId)
  await holdStanding(tx, since, writing.closed)
  await endReturned(tx, since, writing.now)
  await holdStops(tx)
}

/** A number is on one bill for ever. */
async function raiseSeries(tx: Tx, { series }: KeptSince, shopId: string) {
  for (const each of series)
    await tx
      .insertInto('bill_series')
      .values({ shop_id: shopId, ...each })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'series', 'year']).doUpdateSet((row) => ({
          last: sql<number>`greatest(${row.ref('bill_series.last')}, ${each.last})`,
        })),
      )
      .execute()
}

/** Who worked here stays what they were here a moment ago; whoever else could sign in is no longer of the staff. */
async function holdStanding(tx: Tx, { members }: KeptSince, closed: ReadonlySet<string>) {
  for (const { account_id, ...standing } of members)
    await tx.updateTable('members').set(standing).where('account_id', '=', account_id).execute()
  const ids = [...closed, ...members.map(({ account_id }) => account_id)]
  await tx.updateTable('members').set({ is_active: false }).where('account_id', 'not in', ids).execute()
}

/** Secret links and browsers that were ended, or never were here, lead nowhere. */
async function endReturned(tx: Tx, since: KeptSince, now: Date) {
  let invitations = tx.updateTable('invitations').set({ ended_at: now }).where('ended_at', 'is', null)
  if (since.invitationHashes.length > 0)
    invitations = invitations.where('token_hash', 'not in', since.invitationHashes)
  await invitations.execute()
  let feeds = tx
    .updateTable('member_calendars')
    .set({ feed_hash: null, feed_made_at: null })
    .where('feed_hash', 'is not', null)
  if (since.feedHashes.length > 0) feeds = feeds.where('feed_hash', 'not in', since.feedHashes)
  await feeds.execute()
  const endpoints = since.devices.map(({ endpoint }) => endpoint)
  let devices = tx.deleteFrom('push_devices')
  if (endpoints.length > 0) devices = devices.where('endpoint', 'not in', endpoints)
  await devices.execute()
  for (const { endpoint, session_id } of since.devices)
    await tx.updateTable('push_devices').set({ session_id }).where('endpoint', '=', endpoint).execute()
}
