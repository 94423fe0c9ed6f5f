import type { Bill } from '@darzi/contract/bills.ts'

/** By line, how much of it a credit note over this sum would give back: the first lines first. Without a sum, all that is left. */
export function proposedCredit(
  { leftMinor, totalMinor, creditedMinor }: Pick<Bill, 'leftMinor' | 'totalMinor' | 'creditedMinor'>,
  amountMinor: number | undefined,
): number[] {
  // The note over all of them gives the rounding back too.
  if (amountMinor === undefined || amountMinor >= totalMinor - creditedMinor) return [...leftMinor]
  let rest = amountMinor
  return leftMinor.map((left) => {
    const given = Math.min(left, rest)
    rest -= given
    return given
  })
}
