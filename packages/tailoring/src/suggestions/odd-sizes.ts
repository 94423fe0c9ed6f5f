/** Sizes that look wrong: far from what the same person measured before, in a time in which no body changes so. */
import type { PastCase } from './confidence.ts'

export interface Measured {
  /** Days, counted from any day. */
  day: number
  mm: Readonly<Record<string, number>>
}

/** A grown body changes less than this in half a year; a slip of the tape is soon more. */
export const oddFrom = 0.06
const withinDays = 180
/** Measured again and nearer to the first than to the odd one: it was wrong. */
const againWithinDays = 120

export interface OddSize {
  field: string
  mm: number
  beforeMm: number
  /** The change as a share of the size before. */
  change: number
}

/** The sizes of the later record that are far from the earlier one, the oddest first. */
export function oddSizes(before: Measured, after: Measured): OddSize[] {
  if (after.day - before.day > withinDays) return []
  return Object.entries(after.mm)
    .flatMap(([field, mm]): OddSize[] => {
      const beforeMm = before.mm[field] ?? 0
      if (beforeMm <= 0 || mm <= 0) return []
      const change = Math.abs(mm - beforeMm) / beforeMm
      return change >= oddFrom ? [{ field, mm, beforeMm, change }] : []
    })
    .sort((a, b) => b.change - a.change)
}

/** Every odd size that was taken again soon after: whether the next one gave it up. One person's records, the earliest first. */
export function oddCases(records: readonly Measured[]): PastCase[] {
  return records.flatMap((before, place): PastCase[] => {
    const [after, next] = [records[place + 1], records[place + 2]]
    if (!after || !next || next.day - after.day > againWithinDays) return []
    return oddSizes(before, after).flatMap(({ field, mm, beforeMm, change }): PastCase[] => {
      const again = next.mm[field]
      if (again === undefined) return []
      return [{ score: change, cameTrue: Math.abs(again - beforeMm) < Math.abs(again - mm) }]
    })
  })
}
