import { daysBetween } from '@darzi/tailoring/customers/days.ts'
import { firstMonth, priceMinorOf, trialNotices } from '@darzi/tailoring/plans/change-plan.ts'
import { leftAfterLapse } from '@darzi/tailoring/plans/lapse.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { AppContext } from '../../http/app-context.ts'
import { enqueueIn } from '../../http/in-tx.ts'
import { tellOwners } from '../accounts/api.ts'
import { dayIn, setPlan } from '../shops/api.ts'
import { begin } from './choose-plan.ts'
import { asksNothingNow, lockOpenInvoices, setLapsed, setWithdrawn } from './invoice-store.ts'
import { type ShopOfPlan, shopsWithPlanDue } from './plan-queries.ts'
import { lockTerms, periodOf, setPeriod, setTrialTold, type Terms } from './plan-store.ts'
import { paysOnline, standingOf } from './read-plan.ts'

type Working = Pick<AppContext, 'gateways' | 'jobs' | 'newId'>

/** A day more than the first notice: the day of a shop may be another than the server's. */
const aheadDays = Math.max(...trialNotices) + 1

export const shopsOfPlanDay = (tx: Tx, now: Date) =>
  crossTenant(tx, 'plans', () => shopsWithPlanDue(tx, { now, aheadDays }))

/**
 * What the clock does to a shop's plan, inside the shop; run again it does nothing: owners are told that the trial ends, the chosen
 * plan begins, a month follows the last or the next plan takes its place, and what is not paid for ends.
 */
export async function planDay(app: Working, tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  const terms = await lockTerms(tx, shopId)
  const { shop, standing, today } = await standingOf({ tx, shopId, now })
  if (shop.isDemo) return
  const day: Day = { app, tx, shop, now, today }
  if (standing.trialEndsOn) {
    await tellOfTrial(day, { endsOn: standing.trialEndsOn, told: terms.trial_told })
    return
  }
  if (await lapse(day, terms)) return
  const period = periodOf(terms)
  const next = (terms.next_plan ?? shop.plan) as PlanKey // written from the closed table
  if (!period && priceMinorOf(shop.plan) > 0)
    await follow(day, shop.plan, shop.trialEndsAt ? dayIn(shop.timeZone, shop.trialEndsAt) : today)
  else if (period && period.until <= today) await follow(day, next, period.until)
}

interface Day {
  app: Working
  tx: Tx
  shop: ShopOfPlan
  now: Date
  today: string
}

/** The plan from this day on, for a month where it costs something. */
async function follow({ app, tx, shop, now, today }: Day, plan: PlanKey, from: string) {
  if (plan !== shop.plan) await setPlan(tx, shop.id, plan)
  if (priceMinorOf(plan) > 0) {
    // A server that stood still for long asks for no month nobody could use.
    const start = daysBetween(from, today) > 31 ? today : from
    await begin(tx, { shop, plan, change: firstMonth(plan, start), today, now, newId: app.newId })
  } else await setPeriod(tx, shop.id, { period: undefined })
  await say({ app, tx, shop, now }, 'plans.began', { plan, day: from })
}

/**
 * An invoice nobody paid in time: the shop is back on what it has paid for, else on its free plan, until it does. Where nothing can be
 * paid online nothing lapses. Its terms are held, so that no payment of it comes in between.
 */
async function lapse(day: Day, terms: Terms): Promise<boolean> {
  const { app, tx, shop, today } = day
  if (!paysOnline(app)) return false
  const open = await lockOpenInvoices(tx)
  const over = open.filter((invoice) => asksNothingNow(invoice, today))
  await setWithdrawn(
    tx,
    over.map(({ id }) => id),
  )
  const running = open.filter(({ lapsed_on }) => lapsed_on === null)
  const invoice = running.find(({ due_on }) => due_on < today)
  if (!invoice) return false
  const { lines, number } = invoice
  const left = leftAfterLapse({ kind: shop.kind, lines, period: periodOf(terms), today })
  // Without a paid month there is nothing left that another invoice could be for.
  const lapsed = left.period ? [invoice] : running
  await setLapsed(
    tx,
    lapsed.map(({ id }) => id),
    today,
  )
  await setPlan(tx, shop.id, left.plan)
  const next = terms.next_plan as PlanKey | null // written from the closed table
  const nextPlan = left.period && next && next !== left.plan ? next : undefined
  await setPeriod(tx, shop.id, { period: left.period, nextPlan })
  await say(day, left.period ? 'plans.fellBack' : 'plans.lapsed', { number, plan: left.plan })
  await mailOwners(day, left.period ? 'upgradeLapsed' : 'planLapsed', () => ({ number, plan: left.plan }))
  return true
}

async function tellOfTrial(day: Day, { endsOn, told }: { endsOn: string; told: number | null }) {
  const left = daysBetween(day.today, endsOn)
  const notice = trialNotices.filter((days) => left <= days).at(-1)
  if (notice === undefined || (told !== null && told <= notice)) return
  await setTrialTold(day.tx, day.shop.id, notice)
  await say(day, 'plans.trialEnding', { day: endsOn })
  await mailOwners(day, 'trialEnding', (language) => ({ day: writeDay(endsOn, language) }))
}

type Saying = Pick<Day, 'app' | 'tx' | 'shop' | 'now'>

const say = ({ app, tx, shop, now }: Saying, kind: string, params: Record<string, string>) =>
  publishEvent(
    tx,
    { shopId: shop.id, memberId: null, name: null },
    { id: app.newId(), at: now, kind, subject: { type: 'shop', id: shop.id, name: shop.name }, params },
  )

async function mailOwners(
  { app, tx, shop }: Day,
  template: 'trialEnding' | 'planLapsed' | 'upgradeLapsed',
  paramsIn: (language: Language) => Record<string, string>,
) {
  await tellOwners({ tx, enqueue: enqueueIn(app.jobs, tx) }, app, {
    template,
    params: (language) => ({ shop: shop.name, path: '/settings#plan', ...paramsIn(language) }),
  })
}
