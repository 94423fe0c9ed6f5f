import type { BrowserContext } from 'playwright-core'

/** mm, ± mm: as two good photos of a man of 1.74 m and 76 kg would have it. */
const sizes: Record<string, readonly [mm: number, plusMinusMm: number]> = {
  neck: [388, 15],
  shoulder_width: [413, 15],
  chest: [1015, 32],
  waist: [882, 44],
  bicep: [324, 18],
  forearm: [291, 12],
  wrist: [174, 6],
  sleeve_length: [593, 19],
  back_length: [472, 21],
  armhole: [489, 39],
  hips: [982, 26],
  thigh: [596, 22],
  knee: [357, 16],
  calf: [380, 16],
  ankle: [225, 10],
  inseam: [848, 24],
  outseam: [1060, 21],
  crotch: [607, 33],
}

export function aScan(changes: { id?: string; takenAt?: string; biggerMm?: number } = {}) {
  const { id = '0193c1de-0000-7000-8000-000000000001', takenAt = '2026-11-20T10:00:00.000Z' } = changes
  const more = changes.biggerMm ?? 0
  const estimates = Object.fromEntries(
    Object.entries(sizes).map(([site, [mm, plusMinusMm]]) => [
      site,
      { mm: mm + (['chest', 'waist', 'hips'].includes(site) ? more : 0), plusMinusMm, from: 'photo' },
    ]),
  )
  return {
    id,
    takenAt,
    estimates,
    tape: {},
    person: { sex: 'male', heightMm: 1740, weightKg: 76, size: 'M', bodyShape: 'regular' },
    quality: { hasFront: true, hasSide: true, notices: [] as string[] },
  }
}

/** Whoever opens a page in this profile was measured by photo on this device before, as a guest. */
export async function wasMeasured(context: BrowserContext, scan: object = aScan()): Promise<void> {
  await context.addInitScript((text) => {
    if (sessionStorage.getItem('was-measured')) return
    sessionStorage.setItem('was-measured', 'yes')
    localStorage.setItem('scan.', text)
  }, JSON.stringify(scan))
}
