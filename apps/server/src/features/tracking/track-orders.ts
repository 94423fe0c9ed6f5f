import type { TrackedOrder, trackingRoutes } from '@darzi/contract/tracking.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { guardAttempts } from '../accounts/api.ts'
import { provenPhone } from './code-store.ts'
import { readLinkedOrders } from './linked-order.ts'
import { forOwner, forStranger } from './tracked-orders.ts'
import { phonesMeant } from './tracked-phones.ts'
import { mostTracked, ordersOfPhones, type Tracked, trackedPieces, trackedRows } from './tracked-queries.ts'

type TrackContext = StepsContext<typeof trackingRoutes.track>

/**
 * The orders of a phone: little to a stranger, all to the browser that has proven it. A phone without orders is asked for in
 * the same queries and answered in the same shape.
 */
export async function trackOrders(ctx: TrackContext) {
  const { query, step, now, request } = ctx
  const phones = await step(({ tx }) => phonesMeant(tx, query.phone))
  // One phone is one phone however it is written.
  const phone = phones[0] ?? query.phone.trim()
  await guardAttempts(step, now, { trackPhone: phone, trackAddress: request.address })
  return step(async ({ tx }) => {
    const proven = await provenPhone(tx, hashToken(request.pass ?? ''), now)
    const isProven = proven !== undefined && phones.includes(proven)
    const found = await ordersOfPhones(tx, isProven ? [proven] : phones)
    const address = ctx.app.settings.PUBLIC_URL ?? ''
    const orders = await told(tx, found, isProven ? answerOwner(address) : answerStranger)
    return { orders: orders.slice(0, mostTracked), isProven }
  })
}

/** Tells of these orders of one shop, inside it. */
type Tell = (tx: Tx, ids: readonly string[]) => Promise<TrackedOrder[]>

async function told(tx: Tx, found: readonly Tracked[], tell: Tell): Promise<TrackedOrder[]> {
  const orders: TrackedOrder[] = []
  for (const [shopId, ids] of byShop(found))
    orders.push(...(await insideShop(tx, shopId, () => tell(tx, ids))))
  return orders.sort((one, other) => other.created_at.localeCompare(one.created_at))
}

const answerStranger: Tell = async (tx, ids) => {
  const { rows, piecesOf } = await bookOf(tx, ids)
  return rows.map((row) => forStranger(row, piecesOf(row.id)))
}

const answerOwner =
  (address: string): Tell =>
  async (tx, ids) => {
    const { rows, pieces, piecesOf } = await bookOf(tx, ids)
    const links = await readLinkedOrders(tx, { rows, pieces })
    return links.flatMap((whole, place) => {
      const row = rows[place]
      return row ? [forOwner(row, { pieces: piecesOf(row.id), whole, address })] : []
    })
  }

async function bookOf(tx: Tx, ids: readonly string[]) {
  const rows = await trackedRows(tx, ids)
  const pieces = await trackedPieces(tx, ids)
  return { rows, pieces, piecesOf: (id: string) => pieces.filter((piece) => piece.order_id === id) }
}

/** A shop that is nobody's stands in when there are no orders, so that as much is asked. */
const noShop = '00000000-0000-0000-0000-000000000000'

function byShop(found: readonly Tracked[]): Map<string, string[]> {
  if (found.length === 0) return new Map([[noShop, []]])
  const shops = new Map<string, string[]>()
  for (const { shopId, orderId } of found) shops.set(shopId, [...(shops.get(shopId) ?? []), orderId])
  return shops
}
