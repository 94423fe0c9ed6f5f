import type { AdminShop, AdminShopRow, adminShopRoutes } from '@darzi/contract/admin-shops.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { sentBackOf } from '../plans/api.ts'
import { type AdminShopRecord, factsOfShop, ownersOfShops, shopById, shopsPage } from './shop-queries.ts'

export async function listShops({ tx, query, now }: RequestContext<typeof adminShopRoutes.list>) {
  const { rows, next } = await shopsPage(tx, query)
  const owners = await ownersOfShops(
    tx,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => tellRow(row, owners.get(row.id), now)), next }
}

export const readShopAsOperator = ({ tx, params, now }: RequestContext<typeof adminShopRoutes.read>) =>
  tellShop(tx, params.id, now)

/** Throws notFound. */
export async function tellShop(tx: Tx, id: string, now: Date): Promise<AdminShop> {
  const row = await shopById(tx, id)
  if (!row) throw notFound()
  const owners = await ownersOfShops(tx, [id])
  const { terms, invoices, verification, acts, disputes, members, lastActiveAt } = await factsOfShop(tx, id)
  const sentBack = await sentBackOf(
    tx,
    invoices.map(({ id: invoiceId }) => invoiceId),
  )
  return {
    ...tellRow(row, owners.get(id), now),
    suspended: row.suspended_at
      ? { since: row.suspended_at.toISOString(), reason: row.suspended_reason ?? '' }
      : undefined,
    paidUntil: terms?.period_until ?? undefined,
    nextPlan: terms?.next_plan ? planOfShop(terms.next_plan) : undefined,
    invoices: invoices.map((each) => ({
      id: each.id,
      number: each.number,
      issuedOn: each.issued_on,
      dueOn: each.due_on,
      totalMinor: each.total_minor,
      // written from the closed table
      currency: each.currency as AdminShop['invoices'][number]['currency'],
      state: each.state,
      isLapsed: each.lapsed_on !== null,
      sentBack: sentBack.get(each.id) ?? [],
    })),
    verification: verification && { state: verification.state, at: verification.at.toISOString() },
    disputes,
    members,
    lastActiveAt: lastActiveAt?.toISOString(),
    acts: acts.map(({ id: actId, at, operator_name: by, kind, reason, subject }) => ({
      id: actId,
      at: at.toISOString(),
      by,
      kind,
      reason,
      subject: subject ?? undefined,
    })),
  }
}

/** A shop never has a customer's plan. */
const planOfShop = (key: string) => key as Exclude<PlanKey, 'customerFree'>

const tellRow = (row: AdminShopRecord, owner: AdminShopRow['owner'], now: Date): AdminShopRow => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  state: stateOf(row),
  plan: planOfShop(row.plan),
  trialEndsAt: row.trial_ends_at && row.trial_ends_at > now ? row.trial_ends_at.toISOString() : undefined,
  city: row.city ?? undefined,
  country: row.country,
  phone: row.phone ? showPhone(row.phone, '') : undefined,
  owner,
  createdAt: row.created_at.toISOString(),
})

function stateOf({ suspended_at, closed_at, is_demo }: AdminShopRecord): AdminShopRow['state'] {
  if (suspended_at) return 'suspended'
  if (closed_at) return 'closed'
  return is_demo ? 'demo' : 'working'
}
