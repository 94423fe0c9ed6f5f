import type { Tx } from '../../db/tx.ts'
import { firstFreeOn } from '../calendar/api.ts'
import { dayIn } from '../shops/api.ts'
import { listingsToRefresh } from './listing-queries.ts'
import { setFreeOn } from './listing-store.ts'

const mostAtOnce = 500

interface Refreshing {
  now: Date
  asNobody<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  inShop<T>(shopId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  onError(error: unknown, shopId: string): void
}

/** Asks for the next free day of the listings whose calendar changed or whose day is over. One that fails is asked again. */
export async function refreshFreeDays({ now, asNobody, inShop, onError }: Refreshing) {
  const today = dayIn('UTC', now)
  const due = await asNobody((tx) => listingsToRefresh(tx, { today, most: mostAtOnce }))
  for (const shopId of due)
    await inShop(shopId, async (tx) =>
      setFreeOn(tx, { shopId, freeOn: await firstFreeOn(tx, { shopId, now }) }),
    ).catch((error: unknown) => onError(error, shopId))
}
