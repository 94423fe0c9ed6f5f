import type { shop } from '@darzi/contract/shops.ts'
import { customerLimit, planInForce } from '@darzi/tailoring/plans.ts'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { readPhone, showPhone } from '../../phone.ts'
import { countedCustomers } from './ports.ts'
import { chosenPlan, shopFacts } from './shop-queries.ts'

export type Shop = z.output<typeof shop>

/** The own shop with its plan and how full it is. */
export async function readShop(tx: Tx, shopId: string, now: Date) {
  const row = await shopFacts(tx, shopId)
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    country: row.country,
    currency: row.currency,
    phone: row.phone ?? undefined,
    phoneShown: shownPhone(row),
    email: row.email ?? undefined,
    address: row.address ?? undefined,
    timeZone: row.time_zone,
    gstin: row.gstin ?? undefined,
    trn: row.trn ?? undefined,
    isDemo: row.is_demo,
    isSetUp: row.set_up_at !== null,
    plan: await planStanding(tx, shopId, now),
  }
}

/** What is no number of any country is shown as it was typed. */
const shownPhone = ({ phone, country }: { phone: string | null; country: string }) =>
  phone ? showPhone(readPhone(phone, country) ?? phone, country) : undefined

async function planStanding(tx: Tx, shopId: string, now: Date): Promise<NonNullable<Shop['plan']>> {
  const { plan, trialEndsAt } = await chosenPlan(tx, shopId)
  const key = planInForce({ plan, trialEndsAt, now })
  const isTrial = trialEndsAt !== undefined && trialEndsAt > now
  return {
    key,
    customerLimit: customerLimit(key),
    customers: await countedCustomers.use()(tx),
    trialEndsAt: isTrial ? trialEndsAt.toISOString() : undefined,
  }
}
