import type { Garment } from '@darzi/contract/garments.ts'
import type { Tx } from '../../db/tx.ts'
import { garmentsOf } from '../garments/api.ts'
import { putAwayAmong } from '../measurements/api.ts'

/**
 * The types with these keys as the shop sews them now, by the fields that are measured; those nobody knows are left out.
 */
export async function garmentsFor(tx: Tx, keys: readonly string[]): Promise<Map<string, Garment>> {
  const known = await garmentsOf(tx, keys)
  const asked = known.flatMap(({ fields }) => fields.map(({ field }) => field))
  const putAway = await putAwayAmong(tx, asked)
  return new Map(
    known.map((garment) => {
      const fields = garment.fields.filter(({ field }) => !putAway.has(field))
      return [garment.key, { ...garment, fields }] as const
    }),
  )
}
