import type { Bill, BillContent, billRoutes } from '@darzi/contract/bills.ts'
import { creditPrefix } from '@darzi/tailoring/bills/bill-number.ts'
import { type CreditedLine, creditedOf, creditOf, totalsOf } from '@darzi/tailoring/bills/bill-sums.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
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
  wanted: readonly CreditedLine[]
  reason: string
}

function creditContent(bill: Bill, { before, wanted, reason }: Credit): BillContent {
  requireLeft(bill, wanted)
  const credited = creditedOf(bill, wanted)
  if ('refused' in credited) {
    const most = formatMoney(credited.params.mostMinor, bill.currency, 'en')
    throw fieldError(`lines.${wanted.length - 1}.amountMinor`, credited.refused, { most })
  }
  const lines = credited.lines.flatMap(({ line: at, amountMinor }) => {
    const line = bill.lines[at]
    if (!line) return []
    const given = before.flatMap((note) => note.lines).filter(({ tag }) => tag === line.tag)
    return [{ ...line, ...creditOf(line, given, amountMinor), priceMinor: amountMinor }]
  })
  const totals = totalsOf(lines, 'none')
  const { roundOffMinor } = credited
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

/** Each line stands on the bill, is named once and has so much left. */
function requireLeft(bill: Bill, wanted: Credit['wanted']) {
  for (const [place, { line, amountMinor }] of wanted.entries()) {
    const isTwice = wanted.findIndex((each) => each.line === line) < place
    if (!bill.lines[line] || isTwice) throw fieldError(`lines.${place}.line`, 'request.notFound')
    const left = bill.leftMinor[line] ?? 0
    if (amountMinor > left) throw fieldError(`lines.${place}.amountMinor`, 'bills.aboveLeft')
  }
}
