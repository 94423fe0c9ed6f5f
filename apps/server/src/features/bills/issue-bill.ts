import type { BillContent, BillDraft, BillLine, billRoutes, ShopTax } from '@darzi/contract/bills.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { billNumber, financialYear } from '@darzi/tailoring/bills/bill-number.ts'
import {
  billKindOf,
  faultsOf,
  type Party,
  placeOfSupply,
  splitOf,
} from '@darzi/tailoring/bills/bill-rules.ts'
import { sumsOf } from '@darzi/tailoring/bills/bill-sums.ts'
import { plainTaxNumber } from '@darzi/tailoring/bills/tax-numbers.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { pieceMinor } from '@darzi/tailoring/orders/price.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { offWithTax } from '../ledger/api.ts'
import { readOrder, termsOf } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { buyerOf, findBill, insertBill, isOfSample, lockOrderOfBill, nextInSeries } from './bill-store.ts'
import { keepBilledSums } from './keep-billed-sums.ts'
import { readBill, readBillsOfOrder, standingOf } from './read-bill.ts'
import { readTax } from './shop-tax.ts'

/** What a bill of this order would say today. */
export async function draftBill(ctx: RequestContext<typeof billRoutes.draft>): Promise<BillDraft> {
  const { tx, params, member } = ctx
  const order = await readOrder(tx, params.id, ctx)
  const tax = await taxOf(ctx, order)
  const customer = await buyerOf(tx, order.customer.id)
  const standing = standingOf(await readBillsOfOrder(tx, order.id, member))
  return {
    tax,
    buyer: { name: customer.name, address: customer.address ?? undefined },
    lines: linesOf(order, tax),
    ...(await lessOf(tx, order)),
    currency: order.currency,
    standing: standing && { id: standing.id, number: standing.number },
    isCancelled: order.state === 'cancelled' || undefined,
  }
}

/**
 * How this order is billed. What the customer of a quote accepted is all they pay: tax lies in it, whatever the shop's other prices
 * say, and nothing is rounded up.
 */
async function taxOf(
  { tx, member, now }: Pick<Context, 'tx' | 'member' | 'now'>,
  order: Order,
): Promise<ShopTax> {
  const tax = await readTax(tx, member, now)
  return (await termsOf(tx, order.id)) ? { ...tax, includesTax: true, rounding: 'none' } : tax
}

/** The pieces in their order, and what rush costs as a line of its own: it is taxed as the work is. */
function linesOf({ pieces, number, rushMinor }: Order, { taxCode: code, rateBp }: ShopTax): DraftLine[] {
  const sewn = pieces.map((piece) => ({
    garment: piece.garment,
    tag: piece.tag,
    code,
    priceMinor: pieceMinor(piece),
    rateBp,
  }))
  const rush = {
    garment: { key: 'rush' },
    isRush: true as const,
    tag: number,
    code,
    priceMinor: rushMinor,
    rateBp,
  }
  return rushMinor > 0 ? [...sewn, rush] : sewn
}

/** What comes off its pieces: before the tax, and off the price with the tax in it. */
async function lessOf(tx: Tx, { id, discountMinor, writtenOffMinor }: Order) {
  const offMinor = await offWithTax(tx, id)
  return { discountMinor: discountMinor + writtenOffMinor - offMinor, offMinor }
}

type DraftLine = BillDraft['lines'][number]

/** The bill under the next number of its series. Throws what its contract says. */
export async function issueBill(ctx: RequestContext<typeof billRoutes.issue>) {
  const { tx, params, body, member } = ctx
  const locked = await lockOrderOfBill(tx, params.id)
  if (!locked) throw notFound()
  if (await isIssued(ctx, { orderId: locked.id })) return readBill(tx, body.id, member)
  const order = await readOrder(tx, params.id, ctx)
  await requireBillable(tx, order, member)
  const tax = await taxOf(ctx, order)
  const { content, kind } = contentOf(order, {
    tax,
    body,
    timeZone: member.shop.timeZone,
    less: await lessOf(tx, order),
  })
  const faults = faultsOf({ kind, ...content })
  const [first] = faults
  if (first) throw new AppError(first.code, {}, faults)
  if (content.totalMinor <= 0) throw new AppError('bills.nothingToBill')
  return writeBill(ctx, {
    id: body.id,
    kind,
    series: tax.prefix,
    orderId: order.id,
    content,
    currency: order.currency,
    sentHash: digestOf(body),
  })
}

/**
 * Whether this sending was written before. The order is held. An id that stands for another bill is a mistake of the sender.
 * Throws request.keyReused when it came with other content.
 */
export async function isIssued(
  { tx, body }: { tx: Tx; body: { id: string } },
  of: { orderId: string } | { credits: string },
): Promise<boolean> {
  const before = await findBill(tx, body.id)
  if (!before) return false
  const isSame =
    'credits' in of ? before.credits === of.credits : !before.credits && before.order_id === of.orderId
  if (!isSame) throw fieldError('id', 'request.invalid')
  requireSameSending(before.sent_hash, body)
  return true
}

/** Accepted, priced, not called off, no sample, and not billed already. */
async function requireBillable(tx: Tx, order: Order, member: Member) {
  if (order.state === 'cancelled') throw new AppError('bills.cancelled')
  // Of a quote, shop and customer agreed before there was an order.
  if (order.state === 'pending' && !(await termsOf(tx, order.id))) throw new AppError('bills.notApproved')
  if (order.pieces.some(({ priceMinor }) => priceMinor === 0)) throw new AppError('bills.toAgree')
  if (await isOfSample(tx, order.customer.id)) throw new AppError('bills.sample')
  const standing = standingOf(await readBillsOfOrder(tx, order.id, member))
  if (standing) throw new AppError('bills.standing', { number: standing.number })
}

type Body = RequestContext<typeof billRoutes.issue>['body']

interface Said {
  tax: ShopTax
  body: Body
  timeZone: string
  less: { discountMinor: number; offMinor: number }
}

function contentOf(order: Order, { tax, body, timeZone, less }: Said) {
  const { regime, includesTax, rounding } = tax
  const supplier = supplierOf(tax)
  const buyer = buyerSent(body.buyer, regime)
  const place = regime === 'gst' || regime === 'composition' ? placeOfSupply(supplier, buyer) : undefined
  const isTaxed = regime === 'gst' || regime === 'vat'
  const drafts = linesOf(order, tax).map((line, at) => ({ ...line, ...body.lines?.[at] }))
  const priced = drafts.map(({ priceMinor, rateBp }) => ({
    amountMinor: priceMinor,
    rateBp: isTaxed ? rateBp : 0,
  }))
  const { lines, ...sums } = sumsOf({
    lines: priced,
    ...less,
    includesTax,
    split: splitOf(regime, supplier.state, place),
    rounding,
  })
  const content: BillContent = {
    regime,
    supplier,
    buyer,
    orderNumber: order.number,
    placeOfSupply: place,
    deliverTo: normaliseLines(body.deliverTo ?? '') || undefined,
    suppliedOn: order.deliveredAt && dayIn(timeZone, new Date(order.deliveredAt)),
    includesTax,
    lines: lines.map((line, at) => ({ ...(drafts[at] as BillLine), quantity: 1, ...line })), // one draft for each line
    ...sums,
    off: less.offMinor > 0 ? offOf(less, sums.discountMinor) : undefined,
  }
  const kind = billKindOf({ regime, buyer, totalMinor: sums.totalMinor, isFull: body.isFull })
  return { content, kind }
}

/** The tax in it is what it did not take off before the tax. */
const offOf = ({ discountMinor, offMinor }: Said['less'], lessMinor: number) => ({
  minor: offMinor,
  taxMinor: offMinor - (lessMinor - discountMinor),
})

const supplierOf = ({ legalName, shopName, address, shopAddress, taxNumber, state }: ShopTax): Party => ({
  name: legalName || shopName,
  address: address || shopAddress,
  taxNumber,
  state,
})

function buyerSent({ name, address, taxNumber, state }: Body['buyer'], regime: ShopTax['regime']): Party {
  const number = plainTaxNumber(taxNumber ?? '')
  const isIndian = regime === 'gst' || regime === 'composition'
  return {
    name,
    address: normaliseLines(address ?? '') || undefined,
    taxNumber: (regime !== 'none' && number) || undefined,
    state: isIndian ? state || number.slice(0, 2) || undefined : undefined,
  }
}

interface Writing {
  id: string
  kind: Parameters<typeof insertBill>[2]['kind']
  series: string
  orderId: string
  content: BillContent
  currency: Order['currency']
  sentHash: Buffer
}
type Context = Pick<RequestContext<typeof billRoutes.issue>, 'tx' | 'member' | 'now' | 'publishEvent'>

/** Numbers it, writes it and tells of it. */
export async function writeBill({ tx, member, now, publishEvent }: Context, { series, ...bill }: Writing) {
  const issuedOn = dayIn(member.shop.timeZone, now)
  const year = financialYear(issuedOn, member.shop.country)
  const sequence = await nextInSeries(tx, { shopId: member.shopId, series, year })
  const numbered = billNumber({ prefix: series, year, sequence })
  if ('refused' in numbered) throw new AppError(numbered.refused, numbered.params)
  const { number } = numbered
  await insertBill(tx, member.shopId, {
    ...bill,
    series,
    year,
    sequence,
    number,
    issuedOn,
    issuedAt: now,
    member,
  })
  await keepBilledSums(tx, { orderId: bill.orderId, now })
  await publishEvent({
    kind: bill.kind === 'credit_note' ? 'bills.credited' : 'bills.issued',
    subject: { type: 'order', id: bill.orderId, name: bill.content.orderNumber },
    params: { number },
  })
  return readBill(tx, bill.id, member)
}
