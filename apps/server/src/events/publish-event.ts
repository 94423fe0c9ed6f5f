import type { LiveTopic } from '@darzi/contract/live.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'
import type { Params } from '../http/app-error.ts'

/** Something that happened in a shop. `kind` names the sentence words/timeline.<kind>; `holes` fill it. */
export interface NewEvent {
  kind: string
  subject: {
    type:
      | 'customer'
      | 'member'
      | 'shop'
      | 'import'
      | 'garment'
      | 'measurement'
      | 'order'
      | 'collection'
      | 'stock'
      | 'appointment'
      | 'notification'
      | 'quote'
      | 'conversation'
    id: string
    name: string
  }
  params?: Params
}

export interface Actor {
  shopId: string
  memberId: string | null
  name: string | null
}

/** The feature whose open screens ask again when something of this type happened. */
const featureOf = {
  customer: 'customers',
  member: 'staff',
  shop: 'shops',
  import: 'customers',
  garment: 'garments',
  order: 'orders',
  measurement: 'measurements',
  collection: 'collection',
  stock: 'inventory',
  appointment: 'calendar',
  notification: 'notifications',
  quote: 'quotes',
  conversation: 'conversations',
} as const satisfies Record<NewEvent['subject']['type'], LiveTopic>

export const liveChannel = 'darzi_live'

/**
 * Writes the event row and, on commit, wakes the open screens of the shop in every server process. The
 * notification carries ids only: the screen asks again and is shown what it may see.
 */
export async function publishEvent(tx: Tx, actor: Actor, event: DatedEvent) {
  await tx
    .insertInto('events')
    .values(eventRow(actor, event))
    .returning(waking(actor.shopId, event).as('woken'))
    .execute()
}
export type DatedEvent = NewEvent & { id: string; at: Date }

/** The event's row, for a statement that writes more than the event; it wakes the screens itself (see waking). */
export const eventRow = (actor: Actor, { id, at, kind, subject, params }: DatedEvent) => ({
  shop_id: actor.shopId,
  id,
  at,
  kind,
  member_id: actor.memberId,
  actor_name: actor.name,
  subject_type: subject.type,
  subject_id: subject.id,
  params: JSON.stringify({ ...params, name: subject.name }),
})

/** Ends the live streams of these sessions on commit, in every server process. */
export async function endStreams(tx: Tx, tokenHashes: readonly Buffer[]) {
  for (const hash of tokenHashes)
    await sql`select pg_notify(${liveChannel}, ${JSON.stringify({ ended: hash.toString('hex') })})`.execute(
      tx,
    )
}

type Waking = Pick<NewEvent, 'kind'> & { subject: Pick<NewEvent['subject'], 'type' | 'id'> }

/** Wakes the open screens on commit for what is no event of its own, such as the progress of slow work. */
export async function wakeScreens(tx: Tx, shopId: string, what: Waking) {
  await sql`select ${waking(shopId, what)}`.execute(tx)
}

/**
 * Wakes them when the statement that returns it is committed. Of an order those of the accounts wake too whose order it is: they hear
 * that it changed, never what. Inside the shop.
 */
export function waking(shopId: string, { subject, kind }: Waking) {
  const feature = featureOf[subject.type]
  const message = JSON.stringify({ shop: shopId, feature, id: subject.id, kind })
  if (subject.type !== 'order') return sql`pg_notify(${liveChannel}, ${message})`
  const toOwner = JSON.stringify({ feature, id: subject.id, kind: 'orders.changed' })
  return sql`(
    select count(pg_notify(${liveChannel}, woken.message)) from (
      select ${message} as message
      union all
      select (${toOwner}::jsonb || jsonb_build_object('account', own.account_id))::text
        from accounts_of_order(${subject.id}::uuid) own
    ) woken
  )`
}

/** Wakes the open screens of an account on commit: what a shop did for its customer. By id only, as everything that is told so. */
export async function wakeAccount(tx: Tx, accountId: string, { subject, kind }: Waking) {
  const message = JSON.stringify({
    account: accountId,
    feature: featureOf[subject.type],
    id: subject.id,
    kind,
  })
  await sql`select pg_notify(${liveChannel}, ${message})`.execute(tx)
}
