import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { emailOfDeleted } from '../accounts/api.ts'
import { ownSettings } from './own-settings-queries.ts'

/** What a person keeps for themselves: sizes of photos, garments they saved and tried on. */
export async function ownThings(tx: Tx, accountId: string) {
  const scans = await tx
    .selectFrom('body_scans')
    .select([
      'id',
      'version',
      'name',
      'taken_at',
      'saved_at',
      'sex',
      'height_mm',
      'weight_kg',
      'size',
      'body_shape',
    ])
    .select(['has_front', 'has_side', 'notices', 'torso', 'outline'])
    .where('account_id', '=', accountId)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()
  const sizes = await tx
    .selectFrom('body_scan_values')
    .select(['scan_id', 'site', 'mm', 'plus_minus_mm', 'source', 'tape_mm', 'photo_mm', 'shop_scale'])
    .where('account_id', '=', accountId)
    .orderBy('scan_id')
    .orderBy('site')
    .execute()
  const sent = await sendingsOf(tx, accountId)
  const saved = await tx
    .selectFrom('saved_garments')
    .select(['item_shop_id', 'item_id', 'saved_at'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('item_id')
    .execute()
  const triedOn = await tx
    .selectFrom('try_ons')
    .select(['item_shop_id', 'item_id', 'size', 'colour', 'fits', 'zones', 'tried_at'])
    .where('account_id', '=', accountId)
    .orderBy('tried_at')
    .orderBy('id')
    .execute()
  const cart = await tx
    .selectFrom('cart_lines')
    .select(['item_id', 'name', 'size', 'is_made_to_measure', 'colour', 'count', 'price_minor', 'currency'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const held = { scans, sizes, sent, saved, triedOn, cart }
  return { ...held, ...(await ownSettings(tx, accountId)), ...(await ownDealings(tx, accountId)) }
}

/** What the account and shops have with each other. What the operator hid of others is not told. */
async function ownDealings(tx: Tx, accountId: string) {
  const conversations = await tx
    .selectFrom('conversations')
    .select(['id', 'shop_name', 'order_number', 'garments', 'created_at', 'closed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const messages = await tx
    .selectFrom('conversation_messages')
    .select(['conversation_id', 'from_shop', 'author', 'words', 'photo_id', 'sent_at', 'read_at'])
    .where('account_id', '=', accountId)
    .where((said) => said.or([said('hidden_at', 'is', null), said('from_shop', '=', false)]))
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
  const passports = await tx
    .selectFrom('passports')
    .select(['shop_name', 'person_name', 'taken_on', 'taken_by', 'created_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const disputes = await tx
    .selectFrom('disputes')
    .select(['order_number', 'shop_name', 'kind', 'words', 'state', 'raised_at', 'answer', 'answered_at'])
    .select(['outcome', 'refund_minor', 'sent_back_minor', 'currency', 'decision', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('raised_at')
    .orderBy('id')
    .execute()
  const reports = await tx
    .selectFrom('reports')
    .select([
      'kind',
      'shop_name',
      'reason',
      'words',
      'said',
      'state',
      'reported_at',
      'decision',
      'decided_at',
    ])
    .where('account_id', '=', accountId)
    .where('by_shop', '=', false)
    .orderBy('reported_at')
    .orderBy('id')
    .execute()
  const quotes = await tx
    .selectFrom('quotes')
    .select(['shop_name', 'garment', 'state', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const orders = await tx
    .selectFrom('account_orders')
    .select(['order_shop_id', 'order_id', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('order_id')
    .execute()
  const appointments = await tx
    .selectFrom('account_appointments')
    .select(['appointment_shop_id', 'appointment_id', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('appointment_id')
    .execute()
  return { conversations, messages, passports, disputes, reports, quotes, orders, appointments }
}

export const sendingsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('body_scan_sendings')
    .select(['scan_id', 'version', 'to_shop', 'shop_name', 'sent_at'])
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .orderBy('scan_id')
    .execute()

export async function scanCount(tx: Tx, accountId: string): Promise<number> {
  const rows = await tx.selectFrom('body_scans').select('id').where('account_id', '=', accountId).execute()
  return rows.length
}

/** The shops this account works or worked in. */
export const membershipsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('members')
    .leftJoin('shops', 'shops.id', 'members.shop_id')
    .select(['members.shop_id', 'shops.name as shop', 'members.name', 'members.email', 'members.role'])
    .select(['members.is_active', 'members.joined_at', 'shops.is_demo'])
    .where('members.account_id', '=', accountId)
    .orderBy('members.joined_at')
    .orderBy('members.shop_id')
    .execute()

/** Who works in this shop, locked until the transaction ends, so that nobody joins or leaves while it is decided. Inside it. */
export const lockStaff = (tx: Tx) =>
  tx
    .selectFrom('members')
    .select(['account_id', 'role'])
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Who works in this shop. Inside it. */
export const staffOf = (tx: Tx) =>
  tx.selectFrom('members').select(['account_id', 'role']).where('is_active', '=', true).execute()

/** Orders whose promise is still to be kept. Inside the shop. */
export async function openOrders(tx: Tx): Promise<number> {
  const { open } = await tx
    .selectFrom('order_tallies')
    .select(({ fn }) => fn.sum<string | null>('orders').as('open'))
    .where('tailor_state', 'in', ['pending', 'in_progress', 'ready'])
    .executeTakeFirstOrThrow()
  return Number(open ?? 0)
}

export async function deleteOwnThings(tx: Tx, accountId: string) {
  // Its sizes and sendings go with a scan.
  const tables = [
    'body_scans',
    'saved_garments',
    'try_ons',
    'cart_lines',
    'cart_checkouts',
    'account_appointments',
    'account_orders',
    'account_phones',
    'passports',
    'account_addresses',
    'account_people',
    'account_muted',
    'account_order_news',
    'account_devices',
  ] as const
  for (const table of tables) await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
}

/** The account works here no longer; the book keeps the name, and nothing else of theirs stays. Inside the shop. */
export async function leaveShop(tx: Tx, accountId: string) {
  const left = await tx
    .updateTable('members')
    .set({ is_active: false, email: emailOfDeleted(accountId) })
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  const ids = left.map(({ id }) => id)
  if (ids.length === 0) return
  for (const table of ['drafts', 'push_devices', 'recent_searches', 'inbox_reads'] as const)
    await tx.deleteFrom(table).where('member_id', 'in', ids).execute()
}

/** Nobody finds the shop, books or is awaited there any more, it says nothing, and its domain is free. Its book stays: bills and payments are kept as long as the law asks. Inside it. */
export async function closeShop(tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  await tx.updateTable('shops').set({ closed_at: now }).where('id', '=', shopId).execute()
  await tx.updateTable('collection_items').set({ is_listed: false }).where('is_listed', '=', true).execute()
  await tx.updateTable('calendar_settings').set({ takes_bookings: false }).execute()
  await tx.deleteFrom('front_domains').execute()
  await tx.updateTable('invitations').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await tx
    .updateTable('appointments')
    .set({ state: 'cancelled', version: sql`version + 1` })
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .execute()
  await tx
    .deleteFrom('notifications')
    .where('status', '=', 'pending')
    // One that a worker has begun to send is its own to end.
    .where('claimed_at', 'is', null)
    .execute()
}
