import type { SentBack } from '../ledger/api.ts'
import { insertRefund, intentOfEntry } from './online-store.ts'

/** A calling off can be taken back for ten seconds; what a gateway gave back cannot. */
const afterSeconds = 30

/** Money that came through a gateway goes back through it: the job is written with the refund. */
export async function sendBack({ tx, enqueue, shopId, now, entryId, refundId }: SentBack) {
  const intent = await intentOfEntry(tx, entryId)
  if (!intent) return
  await insertRefund(tx, { shopId, paymentId: refundId, onlineId: intent.id, now })
  await enqueue(
    'gateway.refund',
    { shopId, paymentId: refundId },
    { startAfter: new Date(now.getTime() + afterSeconds * 1000) },
  )
}
