import type { Bill, BillContent, billRoutes } from '@darzi/contract/bills.ts'
import { creditPrefix } from '@darzi/tailoring/bills/bill-number.ts'
import { creditOf, creditRounding, totalsOf } from '@darzi/tailoring/bills/bill-sums.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf } from '../../http/same-sending.ts'
import { creditsOf, findBill, lockOrderOfBill } from './bill-store.ts'
import { isIssued, writeBill } from './issue-bill.ts'
import { contentOf, isStanding, readBill } from './read-bill.ts'

/** An issued bill is never changed: what was too much on it is given back by a note of its own. */
export async function creditBill(ctx: RequestContext<typeof billRoutes.credit>) {
  const { tx, params, body, member } = ctx
  const row = await findBill(tx, params.id)
  if (!row || row.kind === 'credit_note') throw notFound()
  await lockOrderOfBill(tx, row.order_id)
  if (await isIssued(ctx, { credits: row.id })) return readBill(tx, body.id, member)
  const bill = await readBill(tx, row.id, member)
  const before = (await creditsOf(tx, row.id)).map(contentOf)
  const wanted =
    body.lines ?? bill.leftMinor.flatMap((left, line) => (left > 0 ? [{ line, amountMinor: left }] : []))
  if (!isStanding(bill)) throw new AppError('bills.nothingLeft', { number: bill.number })
  const content = creditContent(bill, { before, wanted, reason: body.reason })
  const { currency, orderId } = bill
  return writeBill(ctx, {
    id: body.id,
    kind: 'credit_note',
    series: creditPrefix,
    orderId,
    content,
    currency,
    sentHash: digestOf(body),
  })
}

interface Credit {
  before: readonly BillContent[]
  wanted: readonly { line: number; amountMinor: number }[]
  reason: string
}

function creditContent(bill: Bill, { before, wanted, reason }: Credit): BillContent {
  const lines = wanted.map(({ line: at, amountMinor }, place) => {
    const line = bill.lines[at]
    const isTwice = wanted.findIndex(({ line }) => line === at) < place
    if (!line || isTwice) throw fieldError(`lines.${place}.line`, 'request.notFound')
    const left = bill.leftMinor[at] ?? 0
    if (amountMinor > left) throw fieldError(`lines.${place}.amountMinor`, 'bills.aboveLeft')
    const given = before.flatMap((note) => note.lines).filter(({ tag }) => tag === line.tag)
    return { ...line, ...creditOf(line, given, amountMinor), priceMinor: amountMinor }
  })
  const totals = totalsOf(lines, 'none')
  const rounded = creditRounding({ bill, linesMinor: totals.totalMinor })
  if ('refused' in rounded) throw fieldError(`lines.${lines.length - 1}.amountMinor`, rounded.refused)
  const { roundOffMinor } = rounded
  const { regime, supplier, buyer, orderNumber, placeOfSupply, includesTax } = bill
  return {
    regime,
    supplier,
    buyer,
    orderNumber,
    placeOfSupply,
    includesTax,
    reason,
    lines,
    ...totals,
    roundOffMinor,
    totalMinor: totals.totalMinor + roundOffMinor,
    credits: { id: bill.id, number: bill.number, issuedOn: bill.issuedOn },
  }
}
