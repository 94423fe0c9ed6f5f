import type { MeasurementRecord } from '@darzi/contract/measurements.ts'

/** The two newest records the shop took of one person, of the same kind, of rows that stand newest first. */
export function twoLatest(rows: readonly MeasurementRecord[]) {
  const newest = new Map<string, MeasurementRecord>()
  for (const row of rows) {
    if (row.sent) continue
    const kind = [row.person.id, row.profile, row.garment].join()
    const newer = newest.get(kind)
    if (newer) return { older: row, newer }
    newest.set(kind, row)
  }
  return undefined
}
