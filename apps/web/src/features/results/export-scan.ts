/** The file of "Export Data": sizes in centimetres under the spec's names, and under the book's where these differ. */
import { sites } from '@darzi/body/shapes.ts'
import type { StoredScan } from '../body-scans/api.ts'

export interface ExportedScan {
  measurements: Record<string, number>
  /** None for a guest. */
  user_id: string | null
  created_at: string
}

export function exportedScan(
  { person, estimates, takenAt }: StoredScan,
  userId: string | undefined,
): ExportedScan {
  const measurements: Record<string, number> = { height: toCm(person.heightMm) }
  for (const site of sites) measurements[site] = toCm(estimates[site].mm)
  measurements.shoulder = toCm(estimates.shoulder_width.mm)
  measurements.sleeve = toCm(estimates.sleeve_length.mm)
  return { measurements, user_id: userId ?? null, created_at: takenAt }
}

const toCm = (mm: number) => Math.round(mm) / 10

export function downloadScan(scan: StoredScan, userId: string | undefined): void {
  const text = JSON.stringify(exportedScan(scan, userId), undefined, 2)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `measurements-${scan.takenAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
