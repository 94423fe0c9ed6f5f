import { randomBytes } from 'node:crypto'
import type { Consent } from '@darzi/tailoring/notifications/when.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** What a customer said of messages; until they are asked, that nobody asked. */
export async function messagingOf(tx: Tx, customerId: string) {
  const row = await tx
    .selectFrom('customer_messaging')
    .select(['consent', 'consent_at', 'consent_by', 'consent_before', 'prefers', 'birthday', 'token'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return {
    consent: row?.consent ?? 'unasked',
    consentAt: row?.consent_at ?? undefined,
    consentBy: row?.consent_by ?? undefined,
    consentBefore: row?.consent_before ?? 'unasked',
    prefers: row?.prefers ?? undefined,
    birthday: row?.birthday ?? undefined,
    token: row?.token,
  }
}

interface Of {
  shopId: string
  customerId: string
}

/** The secret of the customer's own page; made once. 128 random bits: nobody guesses it. */
export async function tokenOf(tx: Tx, { shopId, customerId }: Of): Promise<string> {
  const { token } = await tx
    .insertInto('customer_messaging')
    .values({ shop_id: shopId, customer_id: customerId, token: randomBytes(16).toString('base64url') })
    .onConflict((conflict) =>
      // Written as it stands, so that the row comes back.
      conflict.columns(['shop_id', 'customer_id']).doUpdateSet((row) => ({
        token: row.ref('customer_messaging.token'),
      })),
    )
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

/** What they said, held until the transaction ends. */
export async function holdMessaging(tx: Tx, of: Of) {
  await tokenOf(tx, of)
  return messagingOf(tx, of.customerId)
}

interface Said extends Of {
  consent?: Consent
  /** What stands when messages are stopped, to be restored later. */
  before?: Exclude<Consent, 'withdrawn'>
  by: 'shop' | 'customer'
  prefers?: 'email' | 'sms' | 'whatsapp' | null
  birthday?: string | null
  now: Date
}

export async function writeMessaging(
  tx: Tx,
  { shopId, customerId, consent, before, by, prefers, birthday, now }: Said,
) {
  await tokenOf(tx, { shopId, customerId })
  const change = {
    ...(consent && { consent, consent_at: now, consent_by: by }),
    ...(before && { consent_before: before }),
    ...(prefers !== undefined && { prefers }),
    ...(birthday !== undefined && { birthday }),
  }
  if (Object.keys(change).length === 0) return
  await tx.updateTable('customer_messaging').set(change).where('customer_id', '=', customerId).execute()
}

export async function customerHere(tx: Tx, id: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function writeLanguage(tx: Tx, customerId: string, language: 'en' | 'hi' | 'pa') {
  await tx.updateTable('customers').set({ language }).where('id', '=', customerId).execute()
}

/** Whether anybody of the shop who is reached there wants no messages. */
export async function isStoppedFor(tx: Tx, { phone, email }: { phone?: string; email?: string }) {
  const row = await tx
    .selectFrom('customers')
    .innerJoin('customer_messaging as said', (join) =>
      join.onRef('said.shop_id', '=', 'customers.shop_id').onRef('said.customer_id', '=', 'customers.id'),
    )
    .select('customers.id')
    .where('said.consent', '=', 'withdrawn')
    .where((row) => (phone ? row('customers.phone', '=', phone) : row('customers.email', '=', email ?? '')))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Where a secret address leads. */
export async function customerOfToken(tx: Tx, token: string) {
  const { rows } = await sql<Of>`
    select shop_id as "shopId", customer_id as "customerId" from find_messaging(${token})`.execute(tx)
  return rows[0]
}

/** The record that stands for a customer today: the one theirs was merged into, however often; else their own. */
export async function standingCustomer(tx: Tx, customerId: string): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`
    select standing_customer(${customerId}) as id`.execute(tx)
  return rows[0]?.id ?? customerId
}

/** Customers with a birthday on this day (MM-DD) who said yes to messages. */
export const birthdaysOn = (tx: Tx, day: string) =>
  tx
    .selectFrom('customer_messaging as said')
    .innerJoin('customers', 'customers.id', 'said.customer_id')
    .select(['customers.id', 'customers.name', 'customers.phone', 'customers.email', 'customers.language'])
    .where('said.birthday', '=', day)
    .where('said.consent', '=', 'given')
    .where('customers.state', '=', 'active')
    .orderBy('customers.id')
    .execute()
