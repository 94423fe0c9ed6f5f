import { trialDays } from '@darzi/tailoring/plans/trial.ts'
import { audienceOf, freePlan, type PlanKey, planOf } from '@darzi/tailoring/plans.ts'
import { currencyOfCountry } from '@darzi/tailoring/shops/currency-of-country.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { fieldError } from '../../http/app-error.ts'
import { addShop } from './shop-store.ts'
import { isTimeZone } from './time-zone.ts'

interface Opening {
  owner: { id: string; name: string; email: string }
  now: Date
  newId: () => string
  name?: string
  timeZone?: string
  country?: string
  phone?: string
  isDemo?: boolean
  kind?: ShopKind
  /** Counts once the trial is over; the free one where none was chosen. */
  plan?: PlanKey
}

export type ShopKind = 'tailor' | 'house'

/** Opens a shop with its owner as the first member and a trial. Throws plans.otherKind (at `plan`). */
export async function openShop(tx: Tx, opening: Opening): Promise<string> {
  const { owner, now, newId, phone, country = 'AE', isDemo = false, kind = 'tailor' } = opening
  const { plan = freePlan(kind) } = opening
  if (planOf(plan).audience !== audienceOf(kind)) throw fieldError('plan', 'plans.otherKind')
  const shopId = newId()
  const memberId = newId()
  const name = opening.name || owner.name
  await addShop(tx, {
    id: shopId,
    name,
    kind,
    phone: phone || null,
    email: owner.email,
    country,
    isDemo,
    currency: currencyOfCountry(country),
    plan,
    timeZone: isTimeZone(opening.timeZone) ? opening.timeZone : 'Asia/Dubai',
    trialEndsAt: new Date(now.getTime() + trialDays * 24 * 3600_000),
    createdAt: now,
    owner: { memberId, accountId: owner.id, name: owner.name },
  })
  const actor = { shopId, memberId, name: owner.name }
  const subject = { type: 'shop' as const, id: shopId, name }
  await insideShop(tx, shopId, () =>
    publishEvent(tx, actor, { id: newId(), at: now, kind: 'shops.opened', subject }),
  )
  return shopId
}
