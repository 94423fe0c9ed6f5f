import type { Session, User } from '@darzi/contract/accounts.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import { actionsOf } from '../../access/grants.ts'
import type { Tx } from '../../db/tx.ts'
import { idleDays } from '../../http/session-cookie.ts'
import type { Account } from './account-store.ts'

export const userOf = (
  account: Omit<Account, 'password_hash' | 'email_verified_at'>,
  shopId?: string,
): User => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  phone: account.phone ?? undefined,
  shopId,
})

/** What a client knows of its session. By the sign-in cross-tenant access, so that login can answer it too. */
export function sessionOf(tx: Tx, accountId: string, shopId: string | undefined): Promise<Session> {
  return crossTenant(tx, 'sign_in', async () => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'role', 'phone', 'language', 'unit'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const shop = shopId ? await shopOf(tx, accountId, shopId) : undefined
    const others = account.role === 'tailor' ? await otherShopsOf(tx, accountId, shop?.id) : []
    return {
      user: userOf(account, shop?.id),
      shop,
      otherShops: others.length > 0 ? others : undefined,
      language: account.language ?? undefined,
      unit: account.unit ?? undefined,
      isOperator: (await isOperator(tx, accountId)) ? true : undefined,
    }
  })
}

async function isOperator(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('operators')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** The shops an account owns. By the sign-in cross-tenant access. */
export async function countOwnShops(tx: Tx, accountId: string): Promise<number> {
  const { shops } = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('shops'))
      .where('account_id', '=', accountId)
      .where('role', '=', 'owner')
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow(),
  )
  return Number(shops)
}

const otherShopsOf = (tx: Tx, accountId: string, shopId: string | undefined) =>
  tx
    .selectFrom('members')
    .innerJoin('shops', 'shops.id', 'members.shop_id')
    .select(['shops.id', 'shops.name'])
    .where('members.account_id', '=', accountId)
    .where('members.is_active', '=', true)
    .$if(shopId !== undefined, (rows) => rows.where('shops.id', '!=', shopId ?? ''))
    .orderBy('shops.name')
    .orderBy('shops.id')
    .limit(50)
    .execute()

async function shopOf(tx: Tx, accountId: string, shopId: string): Promise<Session['shop']> {
  const row = await tx
    .selectFrom('shops')
    .innerJoin('members', 'members.shop_id', 'shops.id')
    .select([
      'shops.id',
      'shops.name',
      'shops.kind',
      'shops.currency',
      'shops.time_zone',
      'shops.country',
      'shops.is_demo',
      'shops.sample_order_id',
      'shops.suspended_reason',
      'members.role',
      'members.id as memberId',
    ] as const)
    .where('shops.id', '=', shopId)
    .where('members.account_id', '=', accountId)
    .where('members.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    currency: row.currency,
    country: row.country,
    timeZone: row.time_zone,
    isDemo: row.is_demo,
    sampleOrderId: row.sample_order_id ?? undefined,
    memberRole: row.role,
    memberId: row.memberId,
    can: actionsOf(row.role),
    suspended: row.suspended_reason === null ? undefined : { reason: row.suspended_reason },
  }
}

/** The shop this account joined last and still works in. By the sign-in cross-tenant access. */
export async function latestShop(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('members')
      .select('shop_id')
      .where('account_id', '=', accountId)
      .where('is_active', '=', true)
      .orderBy('joined_at', 'desc')
      .orderBy('id')
      .executeTakeFirst(),
  )
  return row?.shop_id
}

/** Sessions of an account that have not run out, the one seen last first; a hundred at most. */
export function devicesOf(tx: Tx, accountId: string, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleDays * 24 * 3600_000))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}
