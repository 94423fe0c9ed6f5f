import type { PlanInvoice } from '@darzi/contract/plans.ts'
import type { PlanLine } from '@darzi/tailoring/plans/change-plan.ts'
import { asksNothing } from '@darzi/tailoring/plans/lapse.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'

const columns = [
  'id',
  'number',
  'issued_on',
  'due_on',
  'plan',
  'lines',
  'total_minor',
  'currency',
  'buyer',
  'state',
  'paid_at',
  'lapsed_on',
] as const

interface NewInvoice {
  shopId: string
  id: string
  issuedOn: string
  dueOn: string
  plan: PlanKey
  lines: PlanLine[]
  totalMinor: number
  currency: string
  buyer: { name: string; address: string | undefined; gstin: string | undefined }
  now: Date
}

/** The next number of the year, held until the transaction ends: a rollback gives it back. */
function nextNumber(tx: Tx, year: string): Promise<string> {
  return crossTenant(tx, 'plans', async () => {
    const { last } = await tx
      .insertInto('platform_counters')
      .values({ name: `plan-invoices-${year}`, last: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ last: sql<number>`platform_counters.last + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    return `DZ/${year}/${String(last).padStart(6, '0')}`
  })
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<string> {
  const number = await nextNumber(tx, invoice.issuedOn.slice(0, 4))
  await tx
    .insertInto('plan_invoices')
    .values({
      shop_id: invoice.shopId,
      id: invoice.id,
      number,
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      plan: invoice.plan,
      lines: JSON.stringify(invoice.lines),
      total_minor: invoice.totalMinor,
      currency: invoice.currency,
      buyer: JSON.stringify(invoice.buyer),
      created_at: invoice.now,
    })
    .execute()
  return number
}

/** More than a person looks through; all of them stand in the own data. */
const shown = 60

export const newestInvoices = (tx: Tx) =>
  tx
    .selectFrom('plan_invoices')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()

export const findInvoice = (tx: Tx, id: string) =>
  tx.selectFrom('plan_invoices').select(columns).where('id', '=', id).executeTakeFirst()
export type InvoiceRecord = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** The shop's terms are held before it. */
export const lockInvoice = (tx: Tx, id: string) =>
  tx.selectFrom('plan_invoices').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export async function hasOpenInvoice(tx: Tx): Promise<boolean> {
  const open = await tx
    .selectFrom('plan_invoices')
    .select('id')
    .where('state', '=', 'open')
    .limit(1)
    .execute()
  return open.length > 0
}

/** Those that wait to be paid, oldest first, held until the transaction ends. The shop's terms are held before them. */
export const lockOpenInvoices = (tx: Tx) =>
  tx
    .selectFrom('plan_invoices')
    .select(columns)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()

export async function setPaid(
  tx: Tx,
  id: string,
  { transactionId, now }: { transactionId: string; now: Date },
) {
  await tx
    .updateTable('plan_invoices')
    .set({ state: 'paid', paid_at: now, transaction_id: transactionId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** What is paid, or lapsed before, stays as it is. */
export async function setLapsed(tx: Tx, ids: readonly string[], on: string) {
  await tx
    .updateTable('plan_invoices')
    .set({ lapsed_on: on })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .where('lapsed_on', 'is', null)
    .execute()
}

/** It asks for nothing any more. */
export async function setWithdrawn(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  await tx
    .updateTable('plan_invoices')
    .set({ state: 'withdrawn' })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .execute()
}

/** Throws plans.paid and plans.withdrawn. */
export function requireOpen(invoice: InvoiceRecord, today: string) {
  if (invoice.state === 'paid') throw new AppError('plans.paid')
  if (invoice.state === 'withdrawn' || asksNothingNow(invoice, today)) throw new AppError('plans.withdrawn')
}

export const asksNothingNow = ({ lines, lapsed_on }: InvoiceRecord, today: string): boolean =>
  asksNothing({ lines, lapsedOn: lapsed_on ?? undefined }, today)

export const invoiceOf = (row: InvoiceRecord, today: string): Omit<PlanInvoice, 'sentBack'> => ({
  id: row.id,
  number: row.number,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  // written from the closed table of plans
  plan: row.plan as PlanInvoice['plan'],
  lines: row.lines as PlanInvoice['lines'],
  totalMinor: row.total_minor,
  currency: row.currency as PlanInvoice['currency'],
  state: row.state,
  paidAt: row.paid_at?.toISOString(),
  isOverdue: row.state === 'open' && row.due_on < today,
})
