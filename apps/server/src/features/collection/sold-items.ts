/** For the orders feature: the shop's own garments of the collection, as the counter takes them. Inside the shop. */
import type { pieceBody, SoldItem } from '@darzi/contract/order-shapes.ts'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { choose } from './chosen-of.ts'
import { offeredAmong } from './item-queries.ts'

/** Those of these garments that are still sold. */
export async function soldItems(tx: Tx, ids: readonly string[]): Promise<SoldItem[]> {
  const rows = await offeredAmong(tx, ids)
  return rows.map((row) => ({
    id: row.id,
    garment: row.garment_key,
    priceMinor: row.price_minor,
    isMadeToMeasure: row.is_made_to_measure,
    sizes: row.sizes.map(({ size }) => size),
    colours: row.colours.map(({ name }) => name),
  }))
}

type Choice = NonNullable<z.output<typeof pieceBody>['collection']>

/** For each choice what a piece keeps of the garment it is ordered as, or what of that is not sold. Its styles are the counter's affair. */
export async function soldAs(tx: Tx, choices: readonly { chosen: Choice; garment: string }[]) {
  if (choices.length === 0) return []
  const rows = await offeredAmong(tx, [...new Set(choices.map(({ chosen }) => chosen.itemId))])
  return choices.map(({ chosen: { itemId, ...choice }, garment }) => {
    const row = rows.find(({ id }) => id === itemId)
    if (row?.garment_key !== garment) return { faults: [{ field: 'itemId', code: 'orders.garmentNotSewn' }] }
    return choose(row, { ...choice, styles: [] })
  })
}
