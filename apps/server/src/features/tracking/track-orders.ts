import type { TrackedOrder, trackingRoutes } from '@darzi/contract/tracking.ts'
import { insideShop } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { guardAttempts } from '../accounts/attempts.ts'
import { provenPhone } from './code-store.ts'
import { toldToOwner, toldToStranger } from './told-orders.ts'
import { phonesMeant } from './tracked-phones.ts'
import {
  mostTracked,
  ordersOfPhones,
  type Tracked,
  type TrackedPiece,
  type TrackedRow,
  trackedPieces,
  trackedRows,
} from './tracked-queries.ts'

type AskedToTrack = AskedInSteps<typeof trackingRoutes.track>

/**
 * The orders of a phone: little to a stranger, all to the browser that has proven it. A phone without orders is asked for in
 * the same queries and answered in the same shape.
 */
export async function trackOrders(asked: AskedToTrack) {
  const { query, step, now, request } = asked
  const phones = await step(({ tx }) => phonesMeant(tx, query.phone))
  // One phone is one phone however it is written.
  const phone = phones[0] ?? query.phone.trim()
  await guardAttempts(step, now, { trackPhone: phone, trackAddress: request.address })
  return step(async ({ tx }) => {
    const proven = await provenPhone(tx, hashToken(request.pass ?? ''), now)
    const isProven = proven !== undefined && phones.includes(proven)
    const found = await ordersOfPhones(tx, isProven ? [proven] : phones)
    const orders = await told(tx, found, { isProven, asked })
    return { orders: orders.slice(0, mostTracked), isProven }
  })
}

interface Telling {
  isProven: boolean
  asked: AskedToTrack
}

async function told(tx: Tx, found: readonly Tracked[], telling: Telling): Promise<TrackedOrder[]> {
  const orders: TrackedOrder[] = []
  for (const [shopId, ids] of byShop(found)) {
    const { rows, pieces } = await insideShop(tx, shopId, async () => ({
      rows: await trackedRows(tx, ids),
      pieces: await trackedPieces(tx, ids),
    }))
    orders.push(...rows.map((row) => tell(row, pieces, telling)))
  }
  return orders.sort((one, other) => other.created_at.localeCompare(one.created_at))
}

function tell(row: TrackedRow, pieces: readonly TrackedPiece[], { isProven, asked }: Telling): TrackedOrder {
  const own = pieces.filter((piece) => piece.order_id === row.id)
  const { settings } = asked.house
  const address = settings.PUBLIC_URL ?? ''
  return isProven ? toldToOwner(row, own, address) : toldToStranger(row, own)
}

/** A shop that is nobody's stands in when there are no orders, so that as much is asked. */
const noShop = '00000000-0000-0000-0000-000000000000'

function byShop(found: readonly Tracked[]): Map<string, string[]> {
  if (found.length === 0) return new Map([[noShop, []]])
  const shops = new Map<string, string[]>()
  for (const { shopId, orderId } of found) shops.set(shopId, [...(shops.get(shopId) ?? []), orderId])
  return shops
}
