/** Shops as an operator sees them: of their customers and their book nothing is read here. */
import type { adminShopStates } from '@darzi/contract/admin-shops.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { isTextKey, keyset, type Sort } from '../../http/keyset.ts'

export type AdminShopState = (typeof adminShopStates)[number]

const shops = (tx: Tx) =>
  tx
    .selectFrom('shops')
    .leftJoin('shop_profiles as profile', 'profile.shop_id', 'shops.id')
    .select([
      'shops.id',
      'shops.name',
      'shops.kind',
      'shops.plan',
      'shops.trial_ends_at',
      'shops.country',
      'shops.phone',
      'shops.created_at',
      'shops.suspended_at',
      'shops.suspended_reason',
      'shops.closed_at',
      'shops.is_demo',
      'profile.city',
    ] as const)
    .select(exactInstant('shops.created_at').as('created_exactly'))
    // Visitors' own demos are gone tomorrow; the shop they are copies of is no shop.
    .where('shops.demo_until', 'is', null)
    .where('shops.demo_template_at', 'is', null)
export type AdminShopRecord = Awaited<ReturnType<ReturnType<typeof shops>['executeTakeFirstOrThrow']>>

const sorts = {
  newest: {
    by: sql`shops.created_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ created_exactly }) => created_exactly,
    isKey: isInstantKey,
  },
  name: { by: sql`shops.name`, type: 'text', direction: 'asc', keyOf: ({ name }) => name, isKey: isTextKey },
} satisfies Record<string, Sort<AdminShopRecord>>

export interface ShopsAsked {
  q?: string
  kind?: 'tailor' | 'house'
  plan?: string
  state?: AdminShopState
  sort: 'newest' | 'name'
  after?: string
  limit: number
}

const ofState: Record<AdminShopState, string> = {
  working: 'shops.closed_at is null and shops.suspended_at is null and not shops.is_demo',
  suspended: 'shops.suspended_at is not null',
  closed: 'shops.closed_at is not null',
  demo: 'shops.is_demo',
}

export async function shopsPage(tx: Tx, { q, kind, plan, state, ...asked }: ShopsAsked) {
  const { from, most, page } = keyset(sorts, asked, 'shops.id')
  let rows = shops(tx)
  if (kind) rows = rows.where('shops.kind', '=', kind)
  if (plan) rows = rows.where('shops.plan', '=', plan)
  if (state) rows = rows.where(sql<boolean>`${sql.raw(ofState[state])}`)
  for (const word of (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)) rows = rows.where(isAbout(word))
  return page(await from(rows).limit(most).execute())
}

/** A word of the name or the town, digits of the phone, or a part of an owner's e-mail. */
function isAbout(word: string) {
  const digits = word.replace(/\D/g, '')
  const isPhone = digits.length >= 4 && /^[+\d()-]+$/.test(word)
  return sql<boolean>`(
    strpos(lower(shops.name), ${word}) > 0
    or strpos(lower(coalesce(profile.city, '')), ${word}) > 0
    or ${isPhone} and strpos(regexp_replace(coalesce(shops.phone, ''), '\D', '', 'g'), ${digits}) > 0
    or exists (select from members m join accounts a on a.id = m.account_id
                where m.shop_id = shops.id and m.role = 'owner' and m.is_active and strpos(lower(a.email), ${word}) > 0))`
}

export const shopById = (tx: Tx, id: string): Promise<AdminShopRecord | undefined> =>
  shops(tx).where('shops.id', '=', id).executeTakeFirst()

/** The first owner of each of these shops. */
export async function ownersOfShops(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; email: string }>()
  const rows = await tx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .distinctOn('members.shop_id')
    .select(['members.shop_id', 'accounts.name', 'accounts.email'])
    .where('members.shop_id', 'in', ids)
    .where('members.role', '=', 'owner')
    .where('members.is_active', '=', true)
    .orderBy('members.shop_id')
    .orderBy('members.joined_at')
    .orderBy('members.id')
    .execute()
  return new Map(rows.map(({ shop_id, name, email }) => [shop_id, { name, email }]))
}

const shownInvoices = 24
const shownActs = 50

/** What stands beside a shop on its page. */
export async function factsOfShop(tx: Tx, id: string) {
  const terms = await tx
    .selectFrom('plan_terms')
    .select(['period_until', 'next_plan'])
    .where('shop_id', '=', id)
    .executeTakeFirst()
  const invoices = await tx
    .selectFrom('plan_invoices')
    .select(['id', 'number', 'issued_on', 'due_on', 'total_minor', 'currency', 'state', 'lapsed_on'])
    .where('shop_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownInvoices)
    .execute()
  const verification = await tx
    .selectFrom('verifications')
    .select(['state', sql<Date>`coalesce(decided_at, sent_at)`.as('at')])
    .where('shop_id', '=', id)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const acts = await tx
    .selectFrom('shop_acts')
    .select(['id', 'at', 'operator_name', 'kind', 'reason', 'subject'])
    .where('shop_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownActs)
    .execute()
  return { terms, invoices, verification, acts, ...(await countsOfShop(tx, id)) }
}

async function countsOfShop(tx: Tx, id: string) {
  const { rows } = await sql<{ all: number; open: number; members: number; last: Date | null }>`
    select (select count(*)::int from disputes where shop_id = ${id}) as "all",
           (select count(*)::int from disputes where shop_id = ${id} and state in ('raised', 'answered')) as open,
           (select count(*)::int from members where shop_id = ${id} and is_active) as members,
           (select at from audit_lines where shop_id = ${id} order by id desc limit 1) as last`.execute(tx)
  const [row] = rows
  return {
    disputes: { all: row?.all ?? 0, open: row?.open ?? 0 },
    members: row?.members ?? 0,
    lastActiveAt: row?.last ?? undefined,
  }
}
