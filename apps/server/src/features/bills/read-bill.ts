import { type Bill, type BillContent, billContent } from '@darzi/contract/bills.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Member } from '../../http/request-context.ts'
import { type BillRow, billsIssued, billsOfOrder, creditsOf, findBill } from './bill-store.ts'

/** A bill as it was issued, and what was given back of it since. Throws notFound. */
export async function readBill(tx: Tx, id: string, member: Pick<Member, 'may'>): Promise<Bill> {
  const row = await findBill(tx, id)
  if (!row) throw notFound()
  return billOf(row, await creditsOf(tx, id), member)
}

export async function readBillsOfOrder(
  tx: Tx,
  orderId: string,
  member: Pick<Member, 'may'>,
): Promise<Bill[]> {
  const rows = await billsOfOrder(tx, orderId)
  return rows.map((row) =>
    billOf(
      row,
      rows.filter(({ credits }) => credits === row.id),
      member,
    ),
  )
}

/** What a register says of a bill. */
export type IssuedBill = BillContent & Pick<Bill, 'kind' | 'number' | 'issuedOn'>

/** Every bill and credit note issued between two days, oldest first, page by page. */
export async function* issuedBills(
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  days: { from: string; to: string },
): AsyncIterable<IssuedBill[]> {
  let last: BillRow | undefined
  for (;;) {
    const after = last
    const rows = await inTx((tx) => billsIssued(tx, { ...days, after, limit: billsPerStep }))
    if (rows.length > 0)
      yield rows.map((row) => ({
        ...contentOf(row),
        kind: row.kind,
        number: row.number,
        issuedOn: row.issued_on,
      }))
    last = rows.at(-1)
    if (!last || rows.length < billsPerStep) return
  }
}

const billsPerStep = 500

/** The bill an order stands under: the newest that was not given back in full. */
export const standingOf = (bills: readonly Bill[]): Bill | undefined => bills.find(isStanding)

/** It was not given back in full. */
export const isStanding = ({
  kind,
  totalMinor,
  creditedMinor,
}: Pick<Bill, 'kind' | 'totalMinor' | 'creditedMinor'>) =>
  kind !== 'credit_note' && creditedMinor < totalMinor

/** Written by us, in this shape; an older one lacks nothing of it. */
export const contentOf = (row: Pick<BillRow, 'content'>): BillContent => billContent.parse(row.content)

/** Lines of a credit note stand in the places of the bill's lines. */
function billOf(row: BillRow, credits: readonly BillRow[], member: Pick<Member, 'may'>): Bill {
  const content = contentOf(row)
  const given = credits.map(contentOf)
  const leftMinor = content.lines.map((line) =>
    given
      .flatMap(({ lines }) => lines)
      .filter(({ tag }) => tag === line.tag)
      .reduce((left, { totalMinor }) => left - totalMinor, line.totalMinor),
  )
  const isCredit = row.kind === 'credit_note'
  const { kind } = row
  const creditedMinor = given.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  return {
    ...content,
    id: row.id,
    kind,
    number: row.number,
    orderId: row.order_id,
    issuedOn: row.issued_on,
    issuedAt: row.issued_at.toISOString(),
    issuedBy: row.member_name ?? undefined,
    currency: row.currency,
    creditedMinor,
    leftMinor: isCredit ? [] : leftMinor,
    can: {
      credit:
        member.may('payments.reverse') && isStanding({ kind, creditedMinor, totalMinor: content.totalMinor }),
    },
  }
}
