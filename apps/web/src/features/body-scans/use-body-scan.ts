import { useEffect, useState } from 'react'
import { useSession } from '../../data/session.ts'
import { accountScan } from './account-scan.ts'
import { type StoredScan, useStoredScans } from './stored-scan.ts'
import { useScanInAddress } from './use-scan-in-address.ts'
import { isOrderable, isOwn } from './whose.ts'

export interface BodyScanHere {
  scan: StoredScan | undefined
  /** The last on this device, where it is of somebody else and may be ordered by: to be asked for. */
  other: StoredScan | undefined
  isWaiting: boolean
  problem?: unknown
  retry: () => void
}

interface Found {
  wish?: string
  scan?: StoredScan
  problem?: unknown
}

/**
 * Whose sizes a screen works with: the measuring of the address's `?scan=`, else the own person's last on this device, else their
 * newest of the account; only where they were never measured, the last on this device, whoever it is of: the screen says so. Nothing
 * is asked of the server where the device has it, or nobody is signed in.
 */
export function useBodyScan(): BodyScanHere {
  const stored = useStoredScans()
  const { user } = useSession()
  const [found, setFound] = useState<Found>({})
  const [turn, setTurn] = useState(0)
  const asked = useScanInAddress()
  const [last] = stored
  const own = stored.find(isOwn)
  const here = asked === undefined ? own : stored.find(({ id }) => id === asked)
  const wish = here || !user ? undefined : `${user.id} ${asked} ${last?.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish says all that is asked; another turn asks again
  useEffect(() => {
    if (wish === undefined) return
    let isLeft = false
    setFound({})
    accountScan({ asked, own, last }).then(
      (scan) => !isLeft && setFound({ wish, scan }),
      (problem: unknown) => !isLeft && setFound({ wish, problem }),
    )
    return () => {
      isLeft = true
    }
  }, [wish, turn])
  const answer = found.wish === wish ? found : {}
  const scan = wish === undefined ? (here ?? own ?? last) : answer.scan
  return {
    scan: scan && (stored.find(({ id }) => id === scan.id) ?? scan),
    other: last?.id !== scan?.id && isOrderable(last) && !isOwn(last) ? last : undefined,
    isWaiting: wish !== undefined && found.wish !== wish,
    problem: answer.problem,
    retry: () => setTurn((now) => now + 1),
  }
}
