import type { Compared } from '@darzi/contract/analytics.ts'
import type { Sum } from './figure-queries.ts'

/** What sums say of a figure, now and before; of one of its keys, or of all. */
export function sumsIn(sums: readonly Sum[]) {
  const over =
    (which: 'times' | 'amount') =>
    (figure: string, isCounted: (key: string) => boolean = () => true) => {
      const told: Compared = { now: 0, before: 0 }
      for (const sum of sums) {
        if (sum.figure !== figure || !isCounted(sum.key)) continue
        told[sum.isNow ? 'now' : 'before'] += sum[which]
      }
      return told
    }
  const byKey = (figure: string) =>
    sums.filter((sum) => sum.figure === figure && sum.isNow && (sum.times !== 0 || sum.amount !== 0))
  return { times: over('times'), amount: over('amount'), byKey }
}
