import type { planRoutes } from '@darzi/contract/plans.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { invoiceDays, type PlanChange, planChange, planCurrency } from '@darzi/tailoring/plans/change-plan.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { setPlan } from '../shops/api.ts'
import { insertInvoice } from './invoice-store.ts'
import type { ShopOfPlan } from './plan-queries.ts'
import { setPeriod } from './plan-store.ts'
import { readPlan, standingOf } from './read-plan.ts'

/**
 * Chooses a plan: a dearer one is in force at once and its invoice is due in a week, a cheaper one follows when the paid month is
 * over, and during the trial it begins when that ends. What the person was told it costs is what it costs, or it is refused.
 */
export async function choosePlan(ctx: RequestContext<typeof planRoutes.choose>) {
  const { tx, member, body, now, newId, app, publishEvent } = ctx
  const looking = { tx, shopId: member.shopId, now }
  const { shop, standing, today } = await standingOf(looking, { isHeld: true })
  const change = planChange({ standing, to: body.plan, today })
  if ('refused' in change) throw new AppError(change.refused)
  if (body.totalMinor !== undefined && body.totalMinor !== change.totalMinor)
    throw new AppError('plans.changedMeanwhile')
  if (change.when === 'atPeriodEnd') {
    await setPeriod(tx, shop.id, { period: standing.period, nextPlan: body.plan })
  } else if (change.when === 'kept') {
    await setPeriod(tx, shop.id, { period: standing.period })
  } else {
    await setPlan(tx, shop.id, body.plan)
    if (change.when === 'now') await begin(tx, { shop, plan: body.plan, change, today, now, newId })
  }
  await publishEvent({
    kind: `plans.${change.when}`,
    subject: { type: 'shop', id: shop.id, name: shop.name },
    params: { plan: body.plan, day: change.startsOn },
  })
  return readPlan(looking, app)
}

interface Beginning {
  shop: ShopOfPlan
  plan: PlanKey
  change: PlanChange
  today: string
  now: Date
  newId(): string
}

/** Enters what is paid for from now on, with the invoice about it where it costs something. */
export async function begin(tx: Tx, { shop, plan, change, today, now, newId }: Beginning) {
  const { period, lines, totalMinor } = change
  await setPeriod(tx, shop.id, { period })
  if (totalMinor === 0) return
  const { name, address, gstin } = shop
  await insertInvoice(tx, {
    shopId: shop.id,
    id: newId(),
    issuedOn: today,
    dueOn: addDays(today, invoiceDays),
    plan,
    lines,
    totalMinor,
    currency: planCurrency,
    buyer: { name, address, gstin },
    now,
  })
}
