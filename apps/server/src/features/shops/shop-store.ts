import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface NewShop {
  id: string
  name: string
  kind: 'tailor' | 'house'
  phone: string | null
  email: string
  country: string
  currency: Currency
  timeZone: string
  plan: PlanKey
  isDemo: boolean
  trialEndsAt: Date
  createdAt: Date
  owner: { memberId: string; accountId: string; name: string }
}

/** Writes a shop and its owner as the first member. By the sign-in cross-tenant access: nobody works in it yet. */
export function addShop(tx: Tx, shop: NewShop): Promise<void> {
  const { id, name, kind, phone, email, country, currency, timeZone, plan, isDemo, owner } = shop
  return crossTenant(tx, 'sign_in', async () => {
    await tx
      .insertInto('shops')
      .values({
        id,
        name,
        kind,
        phone,
        email,
        country,
        currency,
        time_zone: timeZone,
        plan,
        is_demo: isDemo,
        trial_ends_at: shop.trialEndsAt,
        set_up_at: isDemo ? shop.createdAt : null,
        created_at: shop.createdAt,
      })
      .execute()
    await tx
      .insertInto('members')
      .values({
        shop_id: id,
        id: owner.memberId,
        account_id: owner.accountId,
        name: owner.name,
        email,
        role: 'owner',
        joined_at: shop.createdAt,
      })
      .execute()
  })
}

/** Facts left out stay; null clears. */
export interface ShopChange {
  name?: string
  phone?: string | null
  email?: string | null
  address?: string | null
  currency?: Currency
  time_zone?: string
  country?: string
  gstin?: string | null
  trn?: string | null
  set_up_at?: Date
}

export async function changeShop(tx: Tx, shopId: string, change: ShopChange) {
  await tx.updateTable('shops').set(change).where('id', '=', shopId).execute()
}

/** The plan whose limits count from now on, or once the trial is over. */
export async function setPlan(tx: Tx, shopId: string, plan: PlanKey) {
  await tx.updateTable('shops').set({ plan }).where('id', '=', shopId).execute()
}
