/**
 * Which bill a shop may write, and what has to stand on it: CGST Rules 46 and 49 in India, Article 59 of the VAT regulation in the
 * Emirates. Rates are the shop's to say, line by line; none is assumed here.
 */
import type { Currency } from '../money/currencies.ts'
import type { TaxKind, TaxSplit } from './bill-sums.ts'
import { hasOwnLegislature, isGstin, isGstState, isTaxCode, isTrn } from './tax-numbers.ts'

/** How a shop stands with the tax office. */
export const taxRegimes = ['none', 'gst', 'composition', 'vat'] as const
export type TaxRegime = (typeof taxRegimes)[number]

export const billKinds = [
  'tax_invoice',
  'bill_of_supply',
  'plain',
  'vat_full',
  'vat_simplified',
  'credit_note',
] as const
export type BillKind = (typeof billKinds)[number]

/** A simplified invoice to a registered buyer goes up to AED 10,000. */
export const mostSimplifiedMinor = 10_000_00
/** From ₹50,000 on, a buyer without registration is named with address and state. */
export const namedFromMinor = 50_000_00

export interface Party {
  name: string
  address?: string | undefined
  /** GSTIN or TRN. */
  taxNumber?: string | undefined
  /** Two digits, in India. */
  state?: string | undefined
}

/** Regimes a shop of this country and currency may choose. */
export function regimesIn(country: string, currency: Currency): readonly TaxRegime[] {
  if (country === 'IN' && currency === 'INR') return ['none', 'gst', 'composition']
  if (country === 'AE' && currency === 'AED') return ['none', 'vat']
  return ['none']
}

interface Written {
  regime: TaxRegime
  buyer: Party
  totalMinor: number
  /** In the Emirates, also where a simplified one would do. */
  isFull: boolean
}

export function billKindOf({ regime, buyer, totalMinor, isFull }: Written): BillKind {
  if (regime === 'gst') return 'tax_invoice'
  if (regime === 'composition') return 'bill_of_supply'
  if (regime === 'none') return 'plain'
  const needsFull = buyer.taxNumber !== undefined && totalMinor > mostSimplifiedMinor
  return isFull || needsFull ? 'vat_full' : 'vat_simplified'
}

/** Supplies within the supplier's state or union territory are taxed by halves, between them by one tax. */
export function splitOf(regime: TaxRegime, supplierState?: string, placeOfSupply?: string): TaxSplit {
  if (regime === 'vat') return 'vat'
  if (regime !== 'gst') return 'none'
  if (supplierState !== placeOfSupply) return 'igst'
  return hasOwnLegislature(supplierState) ? 'halves' : 'unionHalves'
}

/** Where something is supplied: where the buyer is registered, else where they live, else the shop's own state. */
export const placeOfSupply = (supplier: Party, buyer: Party): string | undefined =>
  buyer.taxNumber?.slice(0, 2) ?? buyer.state ?? supplier.state

interface Checked {
  regime: TaxRegime
  kind: BillKind
  supplier: Party
  buyer: Party
  lines: readonly { code?: string | undefined; rateBp: number }[]
  totalMinor: number
}

/** What keeps a bill from being written: the field, and the code of the sentence. */
export interface Fault {
  field: string
  code:
    | 'bills.required'
    | 'bills.badGstin'
    | 'bills.badTrn'
    | 'bills.badState'
    | 'bills.badTaxCode'
    | 'bills.badRate'
}

export function faultsOf({ regime, kind, supplier, buyer, lines, totalMinor }: Checked): Fault[] {
  const required = requiredFields({ regime, kind, buyer, totalMinor })
  const parties: Record<string, Party> = { supplier, buyer }
  const missing = required
    .filter((field) => {
      const [party = '', name = ''] = field.split('.')
      return !parties[party]?.[name as keyof Party]?.trim() // the list below names fields of parties alone
    })
    .map((field): Fault => ({ field, code: 'bills.required' }))
  const numbers = [...numberFaults(regime, 'supplier', supplier), ...numberFaults(regime, 'buyer', buyer)]
  return [...missing, ...numbers, ...lines.flatMap((line, at) => lineFaults(regime, line, at))]
}

function requiredFields({
  regime,
  kind,
  buyer,
  totalMinor,
}: Pick<Checked, 'regime' | 'kind' | 'buyer' | 'totalMinor'>) {
  const fields = ['supplier.name', 'buyer.name']
  if (regime !== 'none') fields.push('supplier.address', 'supplier.taxNumber')
  if (regime === 'gst' || regime === 'composition') fields.push('supplier.state')
  if (kind === 'tax_invoice' && buyer.taxNumber) fields.push('buyer.address')
  if (kind === 'tax_invoice' && !buyer.taxNumber && totalMinor >= namedFromMinor)
    fields.push('buyer.address', 'buyer.state')
  if (kind === 'vat_full') fields.push('buyer.address')
  return fields
}

function numberFaults(regime: TaxRegime, party: 'supplier' | 'buyer', { taxNumber, state }: Party): Fault[] {
  const faults: Fault[] = []
  const isIndian = regime === 'gst' || regime === 'composition'
  if (taxNumber && isIndian && !isGstin(taxNumber))
    faults.push({ field: `${party}.taxNumber`, code: 'bills.badGstin' })
  if (taxNumber && regime === 'vat' && !isTrn(taxNumber))
    faults.push({ field: `${party}.taxNumber`, code: 'bills.badTrn' })
  const isOfState = !state || (isGstState(state) && (!taxNumber || taxNumber.slice(0, 2) === state))
  if (isIndian && !isOfState) faults.push({ field: `${party}.state`, code: 'bills.badState' })
  return faults
}

function lineFaults(regime: TaxRegime, { code, rateBp }: Checked['lines'][number], at: number): Fault[] {
  const faults: Fault[] = []
  if (regime === 'gst' && !code) faults.push({ field: `lines.${at}.code`, code: 'bills.required' })
  if (code && !isTaxCode(code)) faults.push({ field: `lines.${at}.code`, code: 'bills.badTaxCode' })
  if (!Number.isInteger(rateBp) || rateBp < 0 || rateBp > 10_000)
    faults.push({ field: `lines.${at}.rateBp`, code: 'bills.badRate' })
  return faults
}

/** Rates a shop begins with, to be changed by whoever knows better; an accountant has the last word. */
export const usualRates = {
  gst: { rateBp: 500, code: '998822' },
  vat: { rateBp: 500, code: '' },
  composition: { rateBp: 0, code: '' },
  none: { rateBp: 0, code: '' },
} as const satisfies Record<TaxRegime, { rateBp: number; code: string }>

/** Columns of tax a bill has; a bill of supply and a plain bill have none. */
export const taxColumns = (split: TaxSplit): readonly TaxKind[] => columns[split]
const columns: Record<TaxSplit, readonly TaxKind[]> = {
  halves: ['cgst', 'sgst'],
  unionHalves: ['cgst', 'utgst'],
  igst: ['igst'],
  vat: ['vat'],
  none: [],
}
