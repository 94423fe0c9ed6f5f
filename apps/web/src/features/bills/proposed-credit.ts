import type { Bill } from '@darzi/contract/bills.ts'

type LeftOfBill = Pick<Bill, 'leftMinor' | 'totalMinor' | 'creditedMinor'>

/** What of the bill's sum is left to give back; of a bill that was rounded down, less than its lines have left. */
export const openMinor = ({ totalMinor, creditedMinor }: LeftOfBill) => totalMinor - creditedMinor

/** By line, how much of it a credit note over this sum would give back: the first lines first. Without a sum, all that is left. */
export function proposedCredit(bill: LeftOfBill, amountMinor = openMinor(bill)): number[] {
  let rest = Math.min(amountMinor, openMinor(bill))
  return bill.leftMinor.map((left) => {
    const given = Math.min(left, rest)
    rest -= given
    return given
  })
}
