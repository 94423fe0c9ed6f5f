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
  includesTax: boolean
  split: TaxSplit
  /** The last sum to the whole rupee or dirham, or as it is. */
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

export function sumsOf({ lines, discountMinor, includesTax, split, rounding }: Basket): BillSums {
  const discounts = spread(
    discountMinor,
    lines.map(({ amountMinor }) => amountMinor),
  )
  const taxed = lines.map((line, at) =>
    taxLine(line, { discountMinor: discounts[at] ?? 0, includesTax, split }),
  )
  return { lines: taxed, ...totalsOf(taxed, rounding) }
}

interface Taxing {
  discountMinor: number
  includesTax: boolean
  split: TaxSplit
}

function taxLine(line: PricedLine, { discountMinor, includesTax, split }: Taxing): TaxedLine {
  const price = line.amountMinor - discountMinor
  const base = includesTax ? 10_000 + line.rateBp : 10_000
  const taxes = kindsOf(split).map(({ kind, parts }) => ({
    kind,
    rateBp: line.rateBp / parts,
    amountMinor: roundedShare(price, line.rateBp, base * parts),
  }))
  const taxMinor = sum(taxes.map(({ amountMinor }) => amountMinor))
  const taxableMinor = includesTax ? price - taxMinor : price
  return { ...line, discountMinor, taxableMinor, taxes, totalMinor: taxableMinor + taxMinor }
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

interface Crediting {
  bill: { totalMinor: number; creditedMinor: number; leftMinor: readonly number[] }
  /** What the note's lines come to. */
  linesMinor: number
}

/**
 * The rounding a credit note gives back: none, until its lines are all that is left; then what is left of the bill's sum. Refused
 * where a part comes to more than that, which a bill that was rounded down could.
 */
export function creditRounding({
  bill,
  linesMinor,
}: Crediting): Result<{ roundOffMinor: number }, 'bills.aboveLeft', object> {
  const openMinor = bill.totalMinor - bill.creditedMinor
  if (linesMinor === sum(bill.leftMinor)) return { ok: true, roundOffMinor: openMinor - linesMinor }
  return linesMinor > openMinor ? { refused: 'bills.aboveLeft', params: {} } : { ok: true, roundOffMinor: 0 }
}

interface Issued {
  kind: string
  includesTax: boolean
  taxMinor: number
  roundOffMinor: number
}

/** What the bills of an order put on top of its price, less what credit notes gave back of that. */
export function onTopOf(bills: readonly Issued[]): { taxMinor: number; roundOffMinor: number } {
  const given = (bill: Issued) => (bill.kind === 'credit_note' ? -1 : 1)
  return {
    taxMinor: sum(bills.map((bill) => (bill.includesTax ? 0 : given(bill) * bill.taxMinor))),
    roundOffMinor: sum(bills.map((bill) => given(bill) * bill.roundOffMinor)),
  }
}

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
