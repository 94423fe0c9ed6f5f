import { isOwn, type StoredScan, useBodyScan, useScanInAddress } from '../body-scans/api.ts'

/**
 * The body garments are judged by, as the checkout orders by it (decision 73): the own person's unasked, another's only where the
 * address asks for that very measuring.
 */
export const judgedBody = (scan: StoredScan | undefined, asked: string | undefined) =>
  isOwn(scan) || scan?.id === asked ? scan : undefined

export function useJudgedBody() {
  const asked = useScanInAddress()
  const { scan, other, isWaiting, problem, retry } = useBodyScan()
  const judged = judgedBody(scan, asked)
  return {
    scan: judged,
    /** Of another, on this device: to be chosen. */
    other: judged ? other : scan,
    asked,
    isWaiting,
    problem,
    retry,
  }
}
