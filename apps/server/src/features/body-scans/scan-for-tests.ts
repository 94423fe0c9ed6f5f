import { type NewBodyScan, type ScanSite, scanSites } from '@darzi/contract/body-scans.ts'

interface GivenScan extends Partial<Omit<NewBodyScan, 'id' | 'estimates'>> {
  id: string
  /** Sites measured otherwise than the others. */
  sites?: Partial<NewBodyScan['estimates']>
}

const byPhoto = { mm: 400, plusMinusMm: 14, from: 'photo' as const }

/** A scan as the device sends it; every site says 40 cm ± 1.4 by photo where nothing else is given. */
export function aScan({ sites, ...given }: GivenScan): NewBodyScan {
  // The list of sites is the list of the keys.
  const same = Object.fromEntries(scanSites.map((site) => [site, byPhoto])) as Record<
    ScanSite,
    typeof byPhoto
  >
  return {
    takenAt: '2026-01-02T03:04:05.000Z',
    person: { sex: 'male', heightMm: 1750, weightKg: 72 },
    quality: { hasFront: true, hasSide: true, notices: [] },
    tape: {},
    ...given,
    estimates: { ...same, ...sites },
  }
}
