/** Who is told, and where they are reached. Other accounts' rows are read by the sign-in cross-tenant access. */
import type { StaffRole } from '@darzi/contract/access.ts'
import type { NewsEvent, NewsWay } from '@darzi/tailoring/account-news/events.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { PushTo } from '../../adapters/push/push.ts'
import type { Tx } from '../../db/tx.ts'
import type { JobData } from '../../jobs/queues.ts'

export interface Reader {
  id: string
  email: string
  name: string
  language: 'en' | 'hi' | 'pa' | null
  muted: NewsWay[]
}

/** Those accounts that are not deleted, each with the ways by which it does not want to hear of this. */
export function readersOf(tx: Tx, ids: readonly string[], event: NewsEvent): Promise<Reader[]> {
  if (ids.length === 0) return Promise.resolve([])
  return crossTenant(tx, 'sign_in', async () => {
    const accounts = await tx
      .selectFrom('accounts')
      .select(['id', 'email', 'name', 'language'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    const muted = await tx
      .selectFrom('account_muted')
      .select(['account_id', 'way'])
      .where('account_id', 'in', ids)
      .where('event', '=', event)
      .execute()
    return accounts.map((account) => ({
      ...account,
      muted: muted.filter(({ account_id }) => account_id === account.id).map(({ way }) => way),
    }))
  })
}

/** The browsers an account allowed. */
export const browsersOf = (tx: Tx, accountId: string) =>
  crossTenant(tx, 'sign_in', () =>
    tx.selectFrom('account_devices').select('id').where('account_id', '=', accountId).orderBy('id').execute(),
  )

export const hasBrowser = async (tx: Tx, accountId: string) => (await browsersOf(tx, accountId)).length > 0

/** The browsers of members with these roles; a demo has nobody to be told. Inside the shop. */
export const browsersOfMembers = (tx: Tx, roles: readonly StaffRole[]) =>
  tx
    .selectFrom('push_devices as device')
    .innerJoin('members as member', (join) =>
      join
        .onRef('member.shop_id', '=', 'device.shop_id')
        .onRef('member.id', '=', 'device.member_id')
        .on('member.is_active', '=', true)
        .on('member.role', 'in', roles),
    )
    .innerJoin('shops', 'shops.id', 'device.shop_id')
    .select(['device.id', 'member.account_id'])
    .where('shops.is_demo', '=', false)
    .orderBy('device.id')
    .execute()

type Whose = JobData['push.send']['to']

/** Where this browser is reached now; undefined once it was taken away. In its shop, or for nobody. */
export const addressOf = (tx: Tx, to: Whose): Promise<PushTo | undefined> =>
  'shopId' in to
    ? tx
        .selectFrom('push_devices')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('id', '=', to.deviceId)
        .executeTakeFirst()
    : crossTenant(tx, 'sign_in', () =>
        tx
          .selectFrom('account_devices')
          .select(['endpoint', 'p256dh', 'auth'])
          .where('account_id', '=', to.accountId)
          .where('id', '=', to.deviceId)
          .executeTakeFirst(),
      )

/** It no longer listens. */
export async function forgetBrowser(tx: Tx, to: Whose) {
  if ('shopId' in to) await tx.deleteFrom('push_devices').where('id', '=', to.deviceId).execute()
  else
    await crossTenant(tx, 'sign_in', () =>
      tx
        .deleteFrom('account_devices')
        .where('account_id', '=', to.accountId)
        .where('id', '=', to.deviceId)
        .execute(),
    )
}
