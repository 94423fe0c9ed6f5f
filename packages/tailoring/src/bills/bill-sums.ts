/**
 * The sums of a bill, in whole minor units. Taxes are rounded line by line, so that the lines add up to the bill; a price that
 * includes its tax stays the price that was said.
 */

import type { Result } from '../result.ts'

export const taxKinds = ['cgst', 'sgst', 'utgst', 'igst', 'vat'] as const
export type TaxKind = (typeof taxKinds)[number]
/**
 * How a line is taxed: halves to centre and state, or to centre and union territory, one tax between states, the Emirates' one, or not
 * at all.
 */
export type TaxSplit = 'halves' | 'unionHalves' | 'igst' | 'vat' | 'none'

export interface PricedLine {
  /** Quantity times price, before any discount. */
  amountMinor: number
  /** Hundredths of a percent: 5 % is 500. */
  rateBp: number
}
export interface Basket {
  lines: readonly PricedLine[]
  /** Off the whole bill; it is spread over the lines by their amounts. */
  discountMinor: number
  /**
   * Off what the whole bill asks for, tax in it: what was taken off while an earlier bill stood. It is spread over what the lines
   * come to with their tax, and what is above that takes nothing more off.
   */
  offMinor?: number
  includesTax: boolean
  split: TaxSplit
  /** What is asked for before `offMinor` comes off it, to the whole rupee or dirham, or as it is. */
  rounding: 'none' | 'whole'
}

export interface Tax {
  kind: TaxKind
  rateBp: number
  amountMinor: number
}
export interface TaxedLine extends PricedLine {
  discountMinor: number
  taxableMinor: number
  taxes: Tax[]
  totalMinor: number
}
export interface BillSums {
  lines: TaxedLine[]
  discountMinor: number
  taxableMinor: number
  /** By kind and rate, as they stand under the lines. */
  taxes: Tax[]
  taxMinor: number
  roundOffMinor: number
  totalMinor: number
}

export function sumsOf({
  lines,
  discountMinor,
  offMinor = 0,
  includesTax,
  split,
  rounding,
}: Basket): BillSums {
  const discounts = spread(
    discountMinor,
    lines.map(({ amountMinor }) => amountMinor),
  )
  const asked = lines.map((line, at) =>
    taxLine(line, { discountMinor: discounts[at] ?? 0, includesTax, split }),
  )
  const askedMinor = asked.map(({ totalMinor }) => totalMinor)
  const offs = spread(Math.max(0, Math.min(offMinor, sum(askedMinor))), askedMinor)
  const taxed = asked.map((line, at) => lowerLine(line, { offMinor: offs[at] ?? 0, includesTax, split }))
  if (offMinor <= 0) return { lines: taxed, ...totalsOf(taxed, rounding) }
  // It comes off the whole rupee that was asked for: rounded anew, the bill would not ask for what was left.
  const totalMinor = Math.max(0, totalsOf(asked, rounding).totalMinor - offMinor)
  const exact = totalsOf(taxed, 'none')
  return { lines: taxed, ...exact, roundOffMinor: totalMinor - exact.totalMinor, totalMinor }
}

interface Taxing {
  discountMinor: number
  includesTax: boolean
  split: TaxSplit
}

function taxLine(line: PricedLine, { discountMinor, includesTax, split }: Taxing): TaxedLine {
  const priceMinor = line.amountMinor - discountMinor
  const taxes = taxesOf(priceMinor, { rateBp: line.rateBp, includesTax, split })
  const taxMinor = sum(taxes.map(({ amountMinor }) => amountMinor))
  const taxableMinor = includesTax ? priceMinor - taxMinor : priceMinor
  return { ...line, discountMinor, taxableMinor, taxes, totalMinor: taxableMinor + taxMinor }
}

function taxesOf(
  priceMinor: number,
  { rateBp, includesTax, split }: Omit<Taxing, 'discountMinor'> & { rateBp: number },
): Tax[] {
  const base = includesTax ? 10_000 + rateBp : 10_000
  return kindsOf(split).map(({ kind, parts }) => ({
    kind,
    rateBp: rateBp / parts,
    amountMinor: roundedShare(priceMinor, rateBp, base * parts),
  }))
}

/** The line once this much less is asked for it, tax included: the sum that was agreed stands, and its tax is taken out of it. */
function lowerLine(
  line: TaxedLine,
  { offMinor, includesTax, split }: Omit<Taxing, 'discountMinor'> & { offMinor: number },
): TaxedLine {
  if (offMinor === 0) return line
  const totalMinor = line.totalMinor - offMinor
  const taxes = taxesOf(totalMinor, { rateBp: line.rateBp, includesTax: true, split })
  const taxableMinor = totalMinor - sum(taxes.map(({ amountMinor }) => amountMinor))
  const lessMinor = includesTax ? offMinor : line.taxableMinor - taxableMinor
  return { ...line, discountMinor: line.discountMinor + lessMinor, taxableMinor, taxes, totalMinor }
}

/**
 * The tax in what was taken off a bill that puts it on top of its price: it comes off the order only as long as such a bill stands.
 * @param priceMinor what the order cost before that without the tax
 * @param askedMinor what the bill asked for before that
 */
export function taxWithin(
  offMinor: number,
  { priceMinor, askedMinor }: { priceMinor: number; askedMinor: number },
): number {
  if (askedMinor <= 0) return 0
  return Math.max(0, offMinor - roundedShare(offMinor, priceMinor, askedMinor))
}

function kindsOf(split: TaxSplit): { kind: TaxKind; parts: 1 | 2 }[] {
  if (split === 'none') return []
  if (split === 'halves' || split === 'unionHalves')
    return [
      { kind: 'cgst', parts: 2 },
      { kind: split === 'halves' ? 'sgst' : 'utgst', parts: 2 },
    ]
  return [{ kind: split, parts: 1 }]
}

/** The sums under lines that are taxed. */
export function totalsOf(lines: readonly TaxedLine[], rounding: Basket['rounding']): Omit<BillSums, 'lines'> {
  const exact = sum(lines.map(({ totalMinor }) => totalMinor))
  const totalMinor = rounding === 'whole' ? Math.round(exact / 100) * 100 : exact
  const taxes = groupTaxes(lines)
  return {
    discountMinor: sum(lines.map(({ discountMinor }) => discountMinor)),
    taxableMinor: sum(lines.map(({ taxableMinor }) => taxableMinor)),
    taxes,
    taxMinor: sum(taxes.map(({ amountMinor }) => amountMinor)),
    roundOffMinor: totalMinor - exact,
    totalMinor,
  }
}

function groupTaxes(lines: readonly TaxedLine[]): Tax[] {
  const groups = new Map<string, Tax>()
  for (const tax of lines.flatMap(({ taxes }) => taxes)) {
    const key = `${tax.rateBp} ${tax.kind}`
    const group = groups.get(key)
    if (group) group.amountMinor += tax.amountMinor
    else groups.set(key, { ...tax })
  }
  return [...groups.values()].sort(
    (a, b) => a.rateBp - b.rateBp || taxKinds.indexOf(a.kind) - taxKinds.indexOf(b.kind),
  )
}

/**
 * What of a line is given back: its price with the tax in it, and so much of each tax. What is left of the line when all of it was
 * given back is nothing of any tax, whatever was rounded in between.
 */
export function creditOf(line: TaxedLine, before: readonly TaxedLine[], priceMinor: number): TaxedLine {
  const given = (of: (line: TaxedLine) => number) => sum(before.map(of))
  const leftMinor = line.totalMinor - given(({ totalMinor }) => totalMinor)
  const isLast = priceMinor === leftMinor
  const taxes = line.taxes.map((tax, at) => {
    const left = tax.amountMinor - given(({ taxes }) => taxes[at]?.amountMinor ?? 0)
    const share = line.totalMinor === 0 ? 0 : roundedShare(tax.amountMinor, priceMinor, line.totalMinor)
    return { ...tax, amountMinor: isLast ? left : Math.min(left, share) }
  })
  const taxableMinor = priceMinor - sum(taxes.map(({ amountMinor }) => amountMinor))
  return {
    rateBp: line.rateBp,
    amountMinor: priceMinor,
    discountMinor: 0,
    taxableMinor,
    taxes,
    totalMinor: priceMinor,
  }
}

interface LeftOfBill {
  totalMinor: number
  creditedMinor: number
  /** What is left of each line. */
  leftMinor: readonly number[]
}
export interface CreditedLine {
  /** Its place on the bill. */
  line: number
  amountMinor: number
}

/**
 * What a credit note gives back of each line, and the rounding with it. A note over all that is left carries what is left of the
 * bill's rounding. So does one that comes to all that is left of the bill's sum, which a bill that was rounded down reaches before its
 * lines do: it gives all of them back. Refused is what comes to more than that.
 */
export function creditedOf(
  { totalMinor, creditedMinor, leftMinor }: LeftOfBill,
  wanted: readonly CreditedLine[],
): Result<
  { lines: readonly CreditedLine[]; roundOffMinor: number },
  'bills.aboveBill',
  { mostMinor: number }
> {
  const openMinor = totalMinor - creditedMinor
  const linesMinor = sum(wanted.map(({ amountMinor }) => amountMinor))
  const allMinor = sum(leftMinor)
  if (linesMinor === openMinor || linesMinor === allMinor) {
    const lines = leftMinor.flatMap((left, line) => (left > 0 ? [{ line, amountMinor: left }] : []))
    return { ok: true, lines, roundOffMinor: openMinor - allMinor }
  }
  return linesMinor > openMinor
    ? { refused: 'bills.aboveBill', params: { mostMinor: openMinor } }
    : { ok: true, lines: wanted, roundOffMinor: 0 }
}

interface Issued {
  includesTax: boolean
  taxMinor: number
  roundOffMinor: number
  off?: { taxMinor: number } | undefined
}

/** What a bill puts on top of the price of its order, from which all was taken off that was taken off with tax. */
export const onTopOf = ({ includesTax, taxMinor, roundOffMinor, off }: Issued) => ({
  taxMinor: (includesTax ? 0 : taxMinor) + (off?.taxMinor ?? 0),
  roundOffMinor,
})

/** Parts of an amount in the measure of the weights, whole, that add up to it; the largest remainders get what is over. */
function spread(amountMinor: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  if (all === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (BigInt(amountMinor) * BigInt(weight) * 1_000_000n) / BigInt(all))
  const parts = exact.map((part) => Number(part / 1_000_000n))
  const order = exact
    .map((part, at) => ({ rest: part % 1_000_000n, at }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  let over = amountMinor - sum(parts)
  for (const { at } of order) {
    if (over <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    over -= 1
  }
  return parts
}

/** amount × share / whole, to the nearest unit; a half goes up. */
function roundedShare(amount: number, share: number, whole: number): number {
  const [top, under] = [BigInt(amount) * BigInt(share) * 2n + BigInt(whole), BigInt(whole) * 2n]
  return Number(top / under)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
