import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { ItemRow } from './item-queries.ts'
import type { OrderContext } from './order-context.ts'

type Choice = Pick<OrderContext['body'], 'size' | 'isMadeToMeasure' | 'colour' | 'styles'>

/** What was chosen of a garment, as its order keeps it. Refuses at its field what is not offered. */
export function chosenOf(row: ItemRow, choice: Choice): OrderedFromCollection {
  const { ordered, faults } = choose(row, choice)
  if (!ordered) throw new AppError('request.invalid', {}, faults)
  return ordered
}

/** The same with what is wrong as an answer. */
export function choose(
  row: ItemRow,
  choice: Choice,
): { ordered?: OrderedFromCollection; faults: FieldError[] } {
  const colour = row.colours.find(({ name }) => name === choice.colour)
  const finished = choice.isMadeToMeasure ? undefined : row.sizes.find(({ size }) => size === choice.size)
  const faults: FieldError[] = stylesFaults(row, choice)
  if (choice.isMadeToMeasure && !row.is_made_to_measure)
    faults.push({ field: 'isMadeToMeasure', code: 'collection.notMadeToMeasure' })
  if (!choice.isMadeToMeasure && !finished)
    faults.push({ field: 'size', code: choice.size ? 'collection.sizeNotOffered' : 'required' })
  if (!colour) faults.push({ field: 'colour', code: 'collection.colourNotOffered' })
  if (!colour || faults.length > 0) return { faults }
  const { isMadeToMeasure } = choice
  return { ordered: { itemId: row.id, name: row.name, colour, isMadeToMeasure, finished }, faults }
}

/** A style of its garment type that the shop does not let choose here is not offered either. */
function stylesFaults(row: ItemRow, { styles }: Choice): FieldError[] {
  return styles.flatMap((choice, at) => {
    const group = row.styles.find(({ key }) => key === choice.group)
    const isOffered = group?.options.some(({ key }) => key === choice.option) ?? false
    return isOffered ? [] : [{ field: `styles.${at}`, code: 'notOffered' }]
  })
}
