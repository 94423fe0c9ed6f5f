import type { Site } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { leaveAccount, readStoredScans, type StoredScan, storeScan, tapeText } from '../body-scans/api.ts'

export interface News {
  /** Read otherwise on this device: the account's reading stands, and this one was. */
  otherwise: readonly { site: Site; mm: number }[]
}

interface Told {
  id: string
  /** As the account has it; not given, the account has none. */
  saved: BodyScan | undefined
  /** The tape readings of this device that it answers. */
  sent?: StoredScan['tape']
}

/**
 * Brings what the account has of a measuring to this device, where it is here too. Answers what that changed of the sizes shown;
 * nothing where they are the same.
 */
export async function agreeWithAccount({ id, saved, sent }: Told): Promise<News | undefined> {
  const found = () => readStoredScans().find((scan) => scan.id === id)
  if (!saved) {
    leaveAccount(id)
    return undefined
  }
  const here = found()
  if (here?.version === saved.version) {
    const { name } = saved
    if (here.sentTapes || here.name !== name) storeScan({ ...here, name, sentTapes: undefined })
    return undefined
  }
  const { withAccount } = await import('./with-account.ts')
  const stored = found()
  if (!stored) return undefined
  const { scan, otherwise } = withAccount(stored, saved, sent)
  storeScan(scan)
  if (tapeText(scan.tape) === tapeText(stored.tape)) return undefined
  return { otherwise: otherwise.map((site) => ({ site, mm: stored.tape[site] ?? 0 })) }
}
