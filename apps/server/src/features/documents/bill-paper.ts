/**
 * A bill on paper, from what was issued alone: the same bill gives the same paper for ever, but for the code to pay what is still
 * owed.
 */
import type { Bill } from '@darzi/contract/bills.ts'
import { taxColumns } from '@darzi/tailoring/bills/bill-rules.ts'
import type { TaxKind } from '@darzi/tailoring/bills/bill-sums.ts'
import { taxKinds } from '@darzi/tailoring/bills/bill-sums.ts'
import { gstStates, isGstState } from '@darzi/tailoring/bills/tax-numbers.ts'
import type { Column, Fact, Facts, Paper, Sum } from './paper.ts'
import type { PaperWords } from './paper-words.ts'
import type { LinkCode } from './pay-code.ts'

export function billPaper(bill: Bill, words: PaperWords, pay?: LinkCode): Paper {
  const { t } = words
  const note = noteOf(bill, t)
  return {
    title: t(billTitle(bill)),
    subtitle: bill.number,
    letterhead: letterheadOf(bill),
    currency: bill.currency,
    sections: [
      {
        kind: 'pair',
        left: partyFacts(bill, 'buyer', t),
        right: { kind: 'facts', rows: billFacts(bill, words) },
      },
      partyFacts(bill, 'supplier', t),
      lineTable(bill, words),
      { kind: 'sums', rows: billSums(bill, t) },
      ...(pay ? [{ kind: 'code' as const, ...pay }] : []),
      ...(bill.reason
        ? [{ kind: 'note' as const, text: t('papers.bill.reason', { reason: bill.reason }) }]
        : []),
      ...(note ? [{ kind: 'note' as const, text: note }] : []),
      ...(bill.regime === 'none' ? [] : [{ kind: 'sign' as const, text: t('papers.bill.signature') }]),
    ],
  }
}

/** The shop as it was when the bill was issued, whatever it is called since. */
const letterheadOf = ({ supplier: { name, address } }: Bill) => ({ name, lines: address?.split('\n') ?? [] })

/** The tax offices' code of a piece. */
const piecesCode = 'PCS'

type T = PaperWords['t']

/** What the law calls it, as a word key. */
export const billTitle = ({ kind, regime }: Pick<Bill, 'kind' | 'regime'>) =>
  `papers.bill.${kind === 'credit_note' && regime === 'vat' ? 'vat_credit' : kind}`

const isIndian = ({ regime }: Bill) => regime === 'gst' || regime === 'composition'
export const stateName = (code: string) => (isGstState(code) ? `${gstStates[code]} (${code})` : code)

function partyFacts(bill: Bill, which: 'supplier' | 'buyer', t: T): Facts {
  const { name, address, taxNumber, state } = bill[which]
  const rows: Fact[] = [
    { label: t('papers.bill.name'), value: name, isStrong: true },
    ...(address ? [{ label: t('papers.bill.address'), value: address.replace(/\n/g, ', ') }] : []),
    ...(taxNumber ? [{ label: isIndian(bill) ? 'GSTIN' : 'TRN', value: taxNumber }] : []),
    ...(state ? [{ label: t('papers.bill.state'), value: stateName(state) }] : []),
    ...(which === 'buyer' && bill.deliverTo
      ? [{ label: t('papers.bill.deliverTo'), value: bill.deliverTo.replace(/\n/g, ', ') }]
      : []),
  ]
  return { kind: 'facts', title: t(`papers.bill.${which}`), rows }
}

function billFacts(bill: Bill, { t, day }: PaperWords): Fact[] {
  const { credits, placeOfSupply, suppliedOn, issuedOn, regime } = bill
  return [
    { label: t('papers.bill.number'), value: bill.number, isStrong: true },
    { label: t('papers.bill.date'), value: day(issuedOn) },
    ...(credits
      ? [{ label: t('papers.bill.credits'), value: `${credits.number}, ${day(credits.issuedOn)}` }]
      : []),
    { label: t('papers.order'), value: bill.orderNumber },
    ...(suppliedOn && suppliedOn !== issuedOn
      ? [{ label: t('papers.bill.suppliedOn'), value: day(suppliedOn) }]
      : []),
    ...(placeOfSupply ? [{ label: t('papers.bill.place'), value: stateName(placeOfSupply) }] : []),
    ...(regime === 'gst' ? [{ label: t('papers.bill.reverseCharge'), value: t('papers.no') }] : []),
  ]
}

/** Which taxes the lines carry: by the bill itself, so that an old one is printed as it was. */
function kindsOf({ lines, taxes, regime }: Bill): readonly TaxKind[] {
  const [first] = lines[0]?.taxes ?? taxes
  if (!first) return taxColumns(regime === 'vat' ? 'vat' : 'none')
  return taxKinds.filter((kind) => taxes.some((tax) => tax.kind === kind))
}

function lineTable(bill: Bill, { t, garment }: PaperWords): Paper['sections'][number] {
  const kinds = kindsOf(bill)
  const isTaxed = kinds.length > 0
  const hasCodes = bill.lines.some(({ code }) => code)
  const hasDiscount = bill.lines.some(({ discountMinor }) => discountMinor > 0)
  type Line = Bill['lines'][number]
  const columns: [Column, (line: Line) => string | number | null][] = [
    [
      { label: t('papers.bill.description'), kind: 'text', width: 1 },
      (line) => `${line.isRush ? t('papers.rush') : garment(line.garment)}, ${line.tag}`,
    ],
    ...(hasCodes ? [column({ label: 'HSN/SAC', kind: 'text' }, (line) => line.code ?? null)] : []),
    [{ label: t('papers.bill.quantity'), kind: 'text' }, ({ quantity }) => `${quantity} ${piecesCode}`],
    [{ label: t('papers.bill.unitPrice'), kind: 'money' }, ({ priceMinor }) => priceMinor],
    ...(hasDiscount
      ? [column({ label: t('papers.discount'), kind: 'money' }, (line) => line.discountMinor)]
      : []),
    ...(isTaxed
      ? [
          column({ label: t('papers.bill.taxable'), kind: 'money' }, (line) => line.taxableMinor),
          column({ label: t('papers.bill.rate'), kind: 'text' }, (line) => percent(line.rateBp)),
        ]
      : []),
    ...kinds.map((kind) =>
      column(
        { label: t(`papers.tax.${kind}`), kind: 'money' },
        ({ taxes }) => taxes.find((tax) => tax.kind === kind)?.amountMinor ?? 0,
      ),
    ),
    [{ label: t('papers.total'), kind: 'money' }, ({ totalMinor }) => totalMinor],
  ]
  return {
    kind: 'table',
    columns: columns.map(([each]) => each),
    rows: bill.lines.map((line) => columns.map(([, cell]) => cell(line))),
    empty: '',
  }
}

const column = (
  each: Column,
  cell: (line: Bill['lines'][number]) => string | number | null,
): [Column, typeof cell] => [each, cell]

export const percent = (rateBp: number) => `${rateBp / 100}%`

function billSums(bill: Bill, t: T): Sum[] {
  const isTaxed = kindsOf(bill).length > 0
  return [
    ...(bill.discountMinor > 0 ? [{ label: t('papers.discount'), minor: bill.discountMinor }] : []),
    ...(isTaxed ? [{ label: t('papers.bill.taxable'), minor: bill.taxableMinor }] : []),
    ...bill.taxes.map(({ kind, rateBp, amountMinor }) => ({
      label: `${t(`papers.tax.${kind}`)} ${percent(rateBp)}`,
      minor: amountMinor,
    })),
    ...(bill.roundOffMinor === 0 ? [] : [{ label: t('papers.bill.roundOff'), minor: bill.roundOffMinor }]),
    { label: t('papers.total'), minor: bill.totalMinor, isStrong: true },
  ]
}

/** The law's own English words stand on a bill of supply in every language. */
function noteOf({ regime, includesTax, taxMinor }: Bill, t: T): string {
  if (regime === 'composition') return t('papers.bill.composition')
  return includesTax && taxMinor > 0 ? t('papers.bill.included') : ''
}
