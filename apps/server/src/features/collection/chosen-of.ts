import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { ItemRow } from './item-queries.ts'
import type { OrderContext } from './order-item.ts'

type Filter = Pick<OrderContext['body'], 'size' | 'isMadeToMeasure' | 'colour' | 'styles'>

/** What was chosen of a garment, as its order keeps it. Refuses at its field what is not offered. */
export function chosenOf(row: ItemRow, filter: Filter): OrderedFromCollection {
  const { ordered, faults } = choose(row, filter)
  if (!ordered) throw new AppError('request.invalid', {}, faults)
  return ordered
}

/** The same with what is wrong as an answer. */
export function choose(
  row: ItemRow,
  filter: Filter,
): { ordered?: OrderedFromCollection; faults: FieldError[] } {
  const colour = row.colours.find(({ name }) => name === filter.colour)
  const finished = filter.isMadeToMeasure ? undefined : row.sizes.find(({ size }) => size === filter.size)
  const faults: FieldError[] = stylesFaults(row, filter)
  if (filter.isMadeToMeasure && !row.is_made_to_measure)
    faults.push({ field: 'isMadeToMeasure', code: 'collection.notMadeToMeasure' })
  if (!filter.isMadeToMeasure && !finished)
    faults.push({ field: 'size', code: filter.size ? 'collection.sizeNotOffered' : 'required' })
  if (!colour) faults.push({ field: 'colour', code: 'collection.colourNotOffered' })
  if (!colour || faults.length > 0) return { faults }
  const { isMadeToMeasure } = filter
  return { ordered: { itemId: row.id, name: row.name, colour, isMadeToMeasure, finished }, faults }
}

/** A style of its garment type that the shop does not let choose here is not offered either. */
function stylesFaults(row: ItemRow, { styles }: Filter): FieldError[] {
  return styles.flatMap((filter, at) => {
    const group = row.styles.find(({ key }) => key === filter.group)
    const isOffered = group?.options.some(({ key }) => key === filter.option) ?? false
    return isOffered ? [] : [{ field: `styles.${at}`, code: 'notOffered' }]
  })
}
