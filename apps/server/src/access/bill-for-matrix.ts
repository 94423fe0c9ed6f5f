import type { BillContent } from '@darzi/contract/bills.ts'
import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  at: Date
  newId: () => string
  orderId: string
  word: string
}

/** A plain bill of the order, with a word of the shop's in it. */
export async function aBill({ tx, shopId, at, newId, orderId, word }: Given) {
  const billId = newId()
  const sequence = Math.floor(Math.random() * 2e9)
  const sums = { discountMinor: 0, taxableMinor: 100_000, taxes: [], totalMinor: 100_000 }
  const content: BillContent = {
    regime: 'none',
    supplier: { name: word },
    buyer: { name: `${word} Gill` },
    orderNumber: 'ORD-001',
    includesTax: true,
    lines: [
      {
        ...sums,
        garment: { key: 'shirt' },
        tag: 'ORD-001-1/1',
        quantity: 1,
        priceMinor: 100_000,
        amountMinor: 100_000,
        rateBp: 0,
      },
    ],
    ...sums,
    taxMinor: 0,
    roundOffMinor: 0,
  }
  await tx
    .insertInto('bills')
    .values({
      shop_id: shopId,
      id: billId,
      kind: 'plain',
      series: 'OLD',
      year: '2025',
      sequence,
      number: `O/${sequence}`,
      order_id: orderId,
      issued_on: '2026-01-01',
      issued_at: at,
      currency: 'INR',
      total_minor: 100_000,
      tax_minor: 0,
      content: JSON.stringify(content),
    })
    .execute()
  return { billId }
}
