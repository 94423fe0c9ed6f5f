import { freePlan, trialDays } from '@darzi/tailoring/plans.ts'
import { currencyOfCountry } from '@darzi/tailoring/shops/currency-of-country.ts'
import { crossing, insideShop } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import { announce } from '../../events/announce.ts'
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
}

/** Opens a shop with its owner as the first member and a trial. Throws nothing of its own. */
export async function openShop(tx: Tx, opening: Opening): Promise<string> {
  const { owner, now, newId, name, phone, isDemo = false } = opening
  const country = opening.country ?? 'AE'
  const timeZone = isTimeZone(opening.timeZone) ? opening.timeZone : 'Asia/Dubai'
  const shopId = newId()
  const memberId = newId()
  await crossing(tx, 'sign_in', async () => {
    await tx
      .insertInto('shops')
      .values({
        ...{
          id: shopId,
          name: name || owner.name,
          kind: 'tailor',
          phone: phone || null,
          email: owner.email,
          country,
        },
        ...{
          currency: currencyOfCountry(country),
          time_zone: timeZone,
          plan: freePlan('tailor'),
          is_demo: isDemo,
        },
        ...{ trial_ends_at: new Date(now.getTime() + trialDays * 24 * 3600_000), created_at: now },
      })
      .execute()
    await tx
      .insertInto('members')
      .values({
        shop_id: shopId,
        id: memberId,
        account_id: owner.id,
        name: owner.name,
        email: owner.email,
        role: 'owner',
        joined_at: now,
      })
      .execute()
  })
  await insideShop(tx, shopId, () =>
    announce(
      tx,
      { shopId, memberId, name: owner.name },
      {
        id: newId(),
        at: now,
        kind: 'shops.opened',
        subject: { type: 'shop', id: shopId, name: name || owner.name },
      },
    ),
  )
  return shopId
}
