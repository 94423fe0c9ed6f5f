import type { PlanOption, PlanStanding as Told } from '@darzi/contract/plans.ts'
import {
  overLimits,
  type PlanStanding,
  type PlanUse,
  planChange,
  planCurrency,
  priceMinorOf,
} from '@darzi/tailoring/plans/change-plan.ts'
import { audienceOf, lostRights, type PlanKey, planOf, plans } from '@darzi/tailoring/plans.ts'
import { gatewaysFor } from '../../adapters/gateways/open-gateways.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import { countOrdersThisMonth } from '../orders/api.ts'
import { countedCustomers, dayIn } from '../shops/api.ts'
import { sentBackOf } from './checkout-store.ts'
import { hasOpenInvoice, invoiceOf, newestInvoices } from './invoice-store.ts'
import { type ShopOfPlan, shopOfPlan } from './plan-queries.ts'
import { lockTerms, periodOf, readTerms } from './plan-store.ts'

export interface Looking {
  tx: Tx
  shopId: string
  now: Date
}

/** More orders than that are not counted one by one: no limit is higher. */
const mostCounted = 1000

/** The shop's plan as its rules see it. With `isHeld` its terms are held until the transaction ends. */
export async function standingOf({ tx, shopId, now }: Looking, { isHeld = false } = {}) {
  const terms = isHeld ? await lockTerms(tx, shopId) : await readTerms(tx, shopId)
  const shop = await shopOfPlan(tx, shopId)
  const isTrial = shop.trialEndsAt !== undefined && shop.trialEndsAt > now
  const standing: PlanStanding = {
    kind: shop.kind,
    plan: shop.plan,
    trialEndsOn: isTrial && shop.trialEndsAt ? dayIn(shop.timeZone, shop.trialEndsAt) : undefined,
    period: periodOf(terms),
    nextPlan: (terms?.next_plan ?? undefined) as PlanKey | undefined, // written from the closed table
    hasUnpaid: await hasOpenInvoice(tx),
  }
  return { shop, standing, today: dayIn(shop.timeZone, now) }
}

export async function useOf({ tx, shopId, now }: Looking): Promise<PlanUse> {
  return {
    customers: await countedCustomers.use()(tx),
    ordersThisMonth: await countOrdersThisMonth(tx, { shopId, now, most: mostCounted }),
  }
}

type Gateways = Pick<AppContext, 'gateways'>

export const paysOnline = ({ gateways }: Gateways): boolean => gatewaysFor(gateways, planCurrency).length > 0

/** The plan, what each other one would mean, and the invoices. */
export async function readPlan(looking: Looking, app: Gateways): Promise<Told> {
  const { shop, standing, today } = await standingOf(looking)
  const use = await useOf(looking)
  const invoices = await newestInvoices(looking.tx)
  const sentBack = await sentBackOf(
    looking.tx,
    invoices.map(({ id }) => id),
  )
  const { trialEndsOn, period, nextPlan } = standing
  return {
    kind: shop.kind,
    plan: told(shop.plan),
    trialEndsOn,
    period,
    nextPlan: nextPlan && told(nextPlan),
    use,
    currency: planCurrency,
    options: optionsOf(shop, { standing, use, today, now: looking.now }),
    invoices: invoices.map((invoice) => ({
      ...invoiceOf(invoice, today),
      sentBack: sentBack.get(invoice.id) ?? [],
    })),
    paysOnline: paysOnline(app),
  }
}

/** A shop never has a customer's plan. */
const told = (plan: PlanKey) => plan as PlanOption['plan']

interface Choosing {
  standing: PlanStanding
  use: PlanUse
  today: string
  now: Date
}

function optionsOf(shop: ShopOfPlan, { standing, use, today, now }: Choosing): PlanOption[] {
  return plans
    .filter(({ audience }) => audience === audienceOf(shop.kind))
    .map(({ key, isMostPopular }) => {
      const change = planChange({ standing, to: key, today })
      const { customers, ordersPerMonth } = planOf(key).limits
      return {
        plan: told(key),
        priceMinor: priceMinorOf(key),
        customerLimit: customers,
        monthlyOrderLimit: ordersPerMonth,
        isMostPopular,
        over: overLimits(key, use),
        loses: lostRights({ ...shop, now }, key),
        ...('ok' in change ? { change: toldChange(change) } : { refused: toldRefusal(change.refused) }),
      }
    })
}

type Change = Extract<ReturnType<typeof planChange>, { ok: true }>

const toldChange = ({ when, startsOn, period, lines, totalMinor }: Change): PlanOption['change'] => ({
  when,
  startsOn,
  period,
  lines: lines.map((line) => ({ ...line, plan: told(line.plan) })),
  totalMinor,
})

/** The plans of the other kind are not offered at all. */
const toldRefusal = (code: 'plans.otherKind' | 'plans.same' | 'plans.unpaid') =>
  code === 'plans.unpaid' ? code : 'plans.same'
