import { useSearchParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { type KeptScan, useKeptScan } from '../body-scans/kept-scan.ts'
import { useAskedScans } from './use-asked-scans.ts'
import { useOwnScans } from './use-own-scans.ts'

/** Which measuring the page shows: the one asked for in the address, the one on this device, or the newest saved. */
export function useShownScan(userId: string | undefined) {
  const kept = useKeptScan()
  const own = useOwnScans()
  const { user } = useSession()
  const [search] = useSearchParams()
  const [shown, beside] = [search.get('scan'), search.get('with')]
  const of = { userId: user?.id, listed: own.scans, turn: own.turn }
  const { asked, isAsking, problem } = useAskedScans([shown, beside], of)
  const saved: readonly KeptScan[] = [...(own.scans ?? []), ...asked]
  const found = shownScan({ kept, saved, asked: shown, isOfAccount: userId !== undefined })
  // In place of one that was asked for and did not come no other is shown.
  const scan = isAsking || problem ? undefined : found
  const isWaiting = isAsking || (user !== undefined && own.scans === undefined && own.problem === undefined)
  const other = saved.find(({ id }) => id === beside && id !== scan?.id)
  return {
    scan,
    other,
    own,
    isOnDevice: scan !== undefined && scan === kept,
    isWaiting,
    problem: problem ?? own.problem,
  }
}

interface Choice {
  kept: KeptScan | undefined
  /** Newest first. */
  saved: readonly KeptScan[]
  asked: string | null
  isOfAccount: boolean
}

/** An account's address shows nobody measured for a shop's book. Of one that is both saved and on this device, the device's: a tape may have put it right since. */
export function shownScan({ kept, saved, asked, isOfAccount }: Choice): KeptScan | undefined {
  const [newest] = saved
  const ownKept = kept?.forPerson === undefined ? kept : undefined
  const usual = isOfAccount ? (newest ?? ownKept) : (kept ?? newest)
  const chosen = saved.find(({ id }) => id === asked) ?? usual
  return chosen?.id === kept?.id ? kept : chosen
}
