import { createHash } from 'node:crypto'

/**
 * Where a bill's PDF lies for whom it is sent to. The order's private link proves it and cannot be told from it, for bills are
 * forwarded; the database checks the same proof (find_sent_bill).
 */
export function sentAddress(billId: string, trackingUrl: string): string {
  const token = trackingUrl.split('/').at(-1) ?? ''
  return `/api/sent-bills/${billId}/${createHash('sha256').update(`${billId}:${token}`).digest('hex')}`
}
