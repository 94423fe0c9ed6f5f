import type { Tx } from '../db/tx.ts'
import { garmentOf } from '../features/garments/garment-of.ts'
import { nextVersion, writeGarment } from '../features/garments/garment-store.ts'
import { demoOrders } from './demo-orders.ts'

/** The demo shop's prices: what it took for each garment in its orders. */
export async function priceDemoGarments(tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  const asked = demoOrders
    .flatMap(({ pieces }) => pieces)
    .map((piece) => [piece.garment, piece.priceMinor] as const)
  for (const [key, priceMinor] of new Map(asked)) {
    const garment = await garmentOf(tx, key)
    if (!garment) throw new Error(`the demo orders a garment nobody knows: ${key}`)
    const version = await nextVersion(tx, shopId)
    await writeGarment(tx, { shopId, now, garment: { ...garment, priceMinor, version } })
  }
}
