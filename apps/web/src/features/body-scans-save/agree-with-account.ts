import type { Site } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { type KeptScan, keepScan, leaveAccount, readKeptScans } from '../body-scans/kept-scan.ts'
import { tapeText } from '../body-scans/scan-state.ts'

export interface News {
  /** Read otherwise on this device: the account's reading stands, and this one was. */
  otherwise: readonly { site: Site; mm: number }[]
}

interface Told {
  id: string
  /** As the account has it; not given, the account has none. */
  saved: BodyScan | undefined
  /** The tape readings of this device that it answers. */
  sent?: KeptScan['tape']
}

/**
 * Brings what the account has of a measuring to this device, where it is here too. Answers what that changed of the sizes shown;
 * nothing where they are the same.
 */
export async function agreeWithAccount({ id, saved, sent }: Told): Promise<News | undefined> {
  const found = () => readKeptScans().find((scan) => scan.id === id)
  if (!saved) {
    leaveAccount(id)
    return undefined
  }
  const here = found()
  if (here?.version === saved.version) {
    if (here.sentTapes) keepScan({ ...here, sentTapes: undefined })
    return undefined
  }
  const { withAccount } = await import('./with-account.ts')
  const kept = found()
  if (!kept) return undefined
  const { scan, otherwise } = withAccount(kept, saved, sent)
  keepScan(scan)
  if (tapeText(scan.tape) === tapeText(kept.tape)) return undefined
  return { otherwise: otherwise.map((site) => ({ site, mm: kept.tape[site] ?? 0 })) }
}
