import { useSearchParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { type KeptScan, useKeptScan } from '../body-scans/kept-scan.ts'
import { useOwnScans } from './use-own-scans.ts'

/** Which measuring the page shows: the one asked for in the address, the one on this device, or the newest saved. */
export function useShownScan(userId: string | undefined) {
  const kept = useKeptScan()
  const own = useOwnScans()
  const { user } = useSession()
  const [search] = useSearchParams()
  const saved: readonly KeptScan[] = own.scans ?? []
  const asked = saved.find(({ id }) => id === search.get('scan'))
  const usual = userId ? (saved[0] ?? kept) : (kept ?? saved[0])
  const scan = asked && asked.id !== kept?.id ? asked : asked ? kept : usual
  const isWaiting = user !== undefined && own.scans === undefined && own.problem === undefined
  const other = saved.find(({ id }) => id === search.get('with') && id !== scan?.id)
  return { scan, other, own, isOnDevice: scan !== undefined && scan === kept, isWaiting }
}
