import type { Garment } from '@darzi/contract/garments.ts'
import type { Tx } from '../../db/tx.ts'
import { garmentOf } from '../garments/garment-of.ts'

/** The types with these keys as the shop has them now; those nobody knows are left out. */
export async function garmentsFor(tx: Tx, keys: readonly string[]): Promise<Map<string, Garment>> {
  const distinct = [...new Set(keys)]
  const found = await Promise.all(distinct.map((key) => garmentOf(tx, key)))
  return new Map(
    distinct.flatMap((key, place) => {
      const garment = found[place]
      return garment ? [[key, garment] as const] : []
    }),
  )
}
