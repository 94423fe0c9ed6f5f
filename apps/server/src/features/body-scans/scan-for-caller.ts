import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { mayDo } from '../../access/grants.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Caller } from '../../http/request-context.ts'
import { bookScan } from './book-scan.ts'
import { newestScan } from './scan-queries.ts'
import { newestSentBy, roleHere } from './sent-scan-store.ts'

type Measured = Pick<BodyScan, 'person' | 'estimates' | 'tape' | 'torso'>

interface Asking {
  account: Caller
  userId: string
}

/**
 * The scan of an account's own person as whoever asks may see it: one's own newest; for those who may read the book of a shop,
 * what was sent to it last. Of everybody else it is not there, nor of a family member: nothing here could say whose it is. Undefined when one has none oneself. Throws notFound.
 */
export async function scanForCaller(tx: Tx, { account, userId }: Asking): Promise<Measured | undefined> {
  if (userId === account.id) return newestScan(tx)
  const { id: accountId, shopId } = account
  if (!shopId) throw notFound()
  return handToShop(tx, { accountId, shopId }, async () => {
    const role = await roleHere(tx, accountId)
    const mayRead = role !== undefined && mayDo(role, 'measurements.read')
    const sent = mayRead ? await newestSentBy(tx, userId) : undefined
    if (!sent?.isOwn) throw notFound()
    return bookScan(tx, sent.recordId)
  })
}
