import type { Bill } from '@darzi/contract/bills.ts'
import { sumsOf, type TaxSplit } from '@darzi/tailoring/bills/bill-sums.ts'
import type { Language } from '@darzi/words/languages.ts'
import { billPaper } from './bill-paper.ts'
import { csvOf } from './paper-csv.ts'
import { paperWords } from './paper-words.ts'

export const india = {
  name: 'Noor Tailors',
  address: '14 Linking Road\nMumbai',
  taxNumber: '27AAACY5779P1ZB',
  state: '27',
}
export const emirates = {
  name: 'Noor Tailors LLC',
  address: 'Al Fahidi, Dubai',
  taxNumber: '100123456700003',
}

interface Given extends Partial<Omit<Bill, 'lines'>> {
  split: TaxSplit
  rates?: number[]
}

/** A bill of a kurta for 1,050 and a shirt for 1,180, less 30.30. */
export function aBill({ split, rates = [500, 1800], ...given }: Given): Bill {
  const prices = [105_000, 118_000]
  const { lines, ...sums } = sumsOf({
    lines: prices.map((amountMinor, at) => ({ amountMinor, rateBp: rates[at] ?? 0 })),
    discountMinor: 3_030,
    includesTax: given.includesTax ?? true,
    split,
    rounding: 'whole',
  })
  return {
    id: '0198a1a0-0000-7000-8000-000000000001',
    orderId: '0198a1a0-0000-7000-8000-000000000002',
    kind: 'tax_invoice',
    number: 'INV/26-27/0007',
    regime: 'gst',
    currency: 'INR',
    supplier: india,
    buyer: { name: 'Asha Verma' },
    orderNumber: 'ORD-042',
    includesTax: true,
    issuedOn: '2026-11-03',
    issuedAt: '2026-11-03T10:00:00Z',
    creditedMinor: 0,
    leftMinor: [],
    can: { credit: false },
    ...given,
    lines: lines.map((line, at) => ({
      garment: { key: at === 0 ? 'kurta' : 'shirt' },
      tag: `ORD-042-${at + 1}`,
      code: given.regime === 'gst' || !given.regime ? '998822' : undefined,
      quantity: 1,
      priceMinor: prices[at] ?? 0,
      ...line,
    })),
    ...sums,
  }
}

/** Every word and figure of it, section by section. */
export async function printedBill(bill: Bill, language: Language = 'en'): Promise<string> {
  let text = ''
  for await (const part of csvOf([billPaper(bill, paperWords(language))])) text += part
  return text.replace('\ufeff', '').replaceAll('\r\n', '\n').trim()
}
