/**
 * The register of bills an accountant files by: every bill and credit note of some days, a line for each rate on it. Credit notes
 * count against the bills, so that the sums are what is owed to the tax office.
 */
import type { TaxKind } from '@darzi/tailoring/bills/bill-sums.ts'
import { hasOwnLegislature } from '@darzi/tailoring/bills/tax-numbers.ts'
import { type IssuedBill, issuedBills } from '../bills/api.ts'
import { billTitle, percent, stateName } from './bill-paper.ts'
import type { ListOf } from './list-papers.ts'
import type { Cell, Column, Paper, Sum } from './paper.ts'
import type { PaperWords } from './paper-words.ts'

/** A column of the register: the tax it is called by, and those that count in it. */
interface TaxColumn {
  name: TaxKind
  kinds: readonly TaxKind[]
}

/** The taxes of a country's bills. A shop's second half of GST is one column, also of bills from before it was called rightly. */
function columnsIn(country: string, state: string | undefined): TaxColumn[] {
  const only = (name: TaxKind) => ({ name, kinds: [name] })
  if (country === 'AE') return [only('vat')]
  if (country !== 'IN') return []
  const half = { name: hasOwnLegislature(state) ? 'sgst' : 'utgst', kinds: ['sgst', 'utgst'] } as const
  return [only('cgst'), half, only('igst')]
}

interface Line {
  rateBp: number
  taxable: number
  taxes: readonly number[]
  roundOff: number
  total: number
}

export function registerPaper(
  { words, currency, country, inTx }: ListOf,
  { state, ...days }: { from: string; to: string; state: string | undefined },
): Paper {
  const { t, day } = words
  const kinds = columnsIn(country, state)
  const sums = { taxable: 0, taxes: kinds.map(() => 0), roundOff: 0, total: 0 }
  async function* rows(): AsyncIterable<Cell[][]> {
    for await (const bills of issuedBills(inTx, days)) {
      yield bills.flatMap((bill) =>
        linesOf(bill, kinds).map((line) => {
          sums.taxable += line.taxable
          sums.taxes = sums.taxes.map((sum, at) => sum + (line.taxes[at] ?? 0))
          sums.roundOff += line.roundOff
          sums.total += line.total
          return cellsOf(bill, line, words)
        }),
      )
    }
  }
  const total = (): Sum[] => [
    { label: t('papers.bill.taxable'), minor: sums.taxable },
    ...kinds.map(({ name }, at) => ({ label: t(`papers.tax.${name}`), minor: sums.taxes[at] ?? 0 })),
    { label: t('papers.bill.roundOff'), minor: sums.roundOff },
    { label: t('papers.total'), minor: sums.total, isStrong: true },
  ]
  return {
    title: t('papers.doc.billRegister'),
    subtitle: days.from === days.to ? day(days.from) : `${day(days.from)} – ${day(days.to)}`,
    currency,
    isWide: true,
    sections: [
      { kind: 'table', columns: columnsOf(kinds, words), rows: rows(), empty: t('papers.doc.noBills') },
      { kind: 'sums', rows: total },
    ],
  }
}

const columnsOf = (kinds: readonly TaxColumn[], { t }: PaperWords): Column[] => [
  { label: t('papers.bill.date'), kind: 'day' },
  { label: t('papers.bill.number'), kind: 'text' },
  { label: t('papers.doc.billKind'), kind: 'text', width: 1 },
  { label: t('papers.bill.credits'), kind: 'text' },
  { label: t('papers.bill.buyer'), kind: 'text', width: 1.2 },
  { label: 'GSTIN/TRN', kind: 'text' },
  { label: t('papers.bill.place'), kind: 'text' },
  { label: t('papers.bill.rate'), kind: 'text' },
  { label: t('papers.bill.taxable'), kind: 'money' },
  ...kinds.map(({ name }): Column => ({ label: t(`papers.tax.${name}`), kind: 'money' })),
  { label: t('papers.bill.roundOff'), kind: 'money' },
  { label: t('papers.total'), kind: 'money' },
]

/** A line for each rate; the rounding stands on the first. */
function linesOf(bill: IssuedBill, columns: readonly TaxColumn[]): Line[] {
  const sign = bill.kind === 'credit_note' ? -1 : 1
  const rates = [...new Set(bill.lines.map(({ rateBp }) => rateBp))].sort((a, b) => a - b)
  return rates.map((rateBp, at) => {
    const lines = bill.lines.filter((line) => line.rateBp === rateBp)
    const sum = (of: (line: (typeof lines)[number]) => number) =>
      sign * lines.reduce((added, line) => added + of(line), 0)
    const roundOff = at === 0 ? sign * bill.roundOffMinor : 0
    return {
      rateBp,
      taxable: sum(({ taxableMinor }) => taxableMinor),
      taxes: columns.map(({ kinds }) =>
        sum(({ taxes }) => taxes.find(({ kind }) => kinds.includes(kind))?.amountMinor ?? 0),
      ),
      roundOff,
      total: sum(({ totalMinor }) => totalMinor) + roundOff,
    }
  })
}

const cellsOf = (bill: IssuedBill, line: Line, { t }: PaperWords): Cell[] => [
  bill.issuedOn,
  bill.number,
  t(billTitle(bill)),
  bill.credits?.number ?? null,
  bill.buyer.name,
  bill.buyer.taxNumber ?? null,
  bill.placeOfSupply ? stateName(bill.placeOfSupply) : null,
  percent(line.rateBp),
  line.taxable,
  ...line.taxes,
  line.roundOff,
  line.total,
]
