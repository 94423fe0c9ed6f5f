import { useEffect, useState } from 'react'
import { useSession } from '../../data/session.ts'
import { accountScan } from './account-scan.ts'
import { type StoredScan, useStoredScans } from './stored-scan.ts'
import { useScanInAddress } from './use-scan-in-address.ts'

export interface BodyScanHere {
  scan: StoredScan | undefined
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
 * Whose sizes a screen works with: the measuring of the address's `?scan=`, else the last on this device, else the newest own one
 * of the account. Nothing is asked of the server where the device has it, or nobody is signed in.
 */
export function useBodyScan(): BodyScanHere {
  const stored = useStoredScans()
  const { user } = useSession()
  const [found, setFound] = useState<Found>({})
  const [turn, setTurn] = useState(0)
  const asked = useScanInAddress()
  const [last] = stored
  const here = asked === undefined ? last : stored.find(({ id }) => id === asked)
  const wish = here || !user ? undefined : `${user.id} ${asked} ${last?.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish says all that is asked; another turn asks again
  useEffect(() => {
    if (wish === undefined) return
    let isLeft = false
    setFound({})
    accountScan(asked, last).then(
      (scan) => !isLeft && setFound({ wish, scan }),
      (problem: unknown) => !isLeft && setFound({ wish, problem }),
    )
    return () => {
      isLeft = true
    }
  }, [wish, turn])
  const answer = found.wish === wish ? found : {}
  const scan = wish === undefined ? (here ?? last) : answer.scan
  return {
    scan: scan && (stored.find(({ id }) => id === scan.id) ?? scan),
    isWaiting: wish !== undefined && found.wish !== wish,
    problem: answer.problem,
    retry: () => setTurn((now) => now + 1),
  }
}
