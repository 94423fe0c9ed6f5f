import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import { type FieldError, Refusal } from '../../http/refusal.ts'
import type { ItemRow } from './item-queries.ts'
import type { AskedToOrder } from './order-item.ts'

type Wish = Pick<AskedToOrder['body'], 'size' | 'isMadeToMeasure' | 'colour' | 'styles'>

/** What was chosen of a garment, as its order keeps it. Refuses at its field what is not offered. */
export function chosenOf(row: ItemRow, wish: Wish): OrderedFromCollection {
  const { ordered, faults } = choose(row, wish)
  if (!ordered) throw new Refusal('request.invalid', {}, faults)
  return ordered
}

/** The same with what is wrong as an answer. */
export function choose(row: ItemRow, wish: Wish): { ordered?: OrderedFromCollection; faults: FieldError[] } {
  const colour = row.colours.find(({ name }) => name === wish.colour)
  const finished = wish.isMadeToMeasure ? undefined : row.sizes.find(({ size }) => size === wish.size)
  const faults: FieldError[] = stylesFaults(row, wish)
  if (wish.isMadeToMeasure && !row.is_made_to_measure)
    faults.push({ field: 'isMadeToMeasure', code: 'collection.notMadeToMeasure' })
  if (!wish.isMadeToMeasure && !finished)
    faults.push({ field: 'size', code: wish.size ? 'collection.sizeNotOffered' : 'required' })
  if (!colour) faults.push({ field: 'colour', code: 'collection.colourNotOffered' })
  if (!colour || faults.length > 0) return { faults }
  const { isMadeToMeasure } = wish
  return { ordered: { itemId: row.id, name: row.name, colour, isMadeToMeasure, finished }, faults }
}

/** A style of its garment type that the shop does not let choose here is not offered either. */
function stylesFaults(row: ItemRow, { styles }: Wish): FieldError[] {
  return styles.flatMap((wish, at) => {
    const group = row.styles.find(({ key }) => key === wish.group)
    const isOffered = group?.options.some(({ key }) => key === wish.option) ?? false
    return isOffered ? [] : [{ field: `styles.${at}`, code: 'notOffered' }]
  })
}
