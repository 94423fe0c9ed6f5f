import type { Entry } from './ledger.ts'

/** What of an entry says how much of an order called off the shop keeps. */
export type Moved = Pick<Entry, 'id' | 'kind' | 'status' | 'amountMinor' | 'reverses' | 'lateTurn'>

/**
 * What the shop keeps of an order called off: what it kept then, yet never more than it held at any time since. So what was
 * given back came first out of what was to be given back anyhow, and money that came late is never kept. A line that was
 * reversed counts as never having been, and its reversal neither: the answer hangs on no order of corrections.
 */
export function keptMinor(keptThenMinor: number, entries: readonly Moved[]): number {
  const reversed = new Set(entries.flatMap(({ kind, reverses }) => (kind === 'reversal' ? [reverses] : [])))
  const live = entries.filter((each) => each.kind !== 'reversal' && counts(each) && !reversed.has(each.id))
  let held = sumOf(live.filter(({ lateTurn }) => lateTurn === undefined))
  let kept = Math.min(keptThenMinor, held)
  for (const { amountMinor } of inTurn(live)) {
    held += amountMinor
    kept = Math.min(kept, held)
  }
  return kept
}

/** Whether an entry's money was really there. */
export const counts = ({ status }: Pick<Entry, 'status'>) => status === 'completed' || status === 'refunded'

const sumOf = (entries: readonly Moved[]) => entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const inTurn = (entries: readonly Moved[]) =>
  entries
    .flatMap(({ lateTurn, amountMinor }) => (lateTurn === undefined ? [] : [{ lateTurn, amountMinor }]))
    .sort((one, other) => one.lateTurn - other.lateTurn)
