import type { Garment } from '@darzi/contract/garments.ts'
import type { Piece } from '@darzi/contract/order-shapes.ts'
import type { SnapshotValue } from '@darzi/tailoring/orders/piece.ts'
import { dayIn } from '../shops/time-zone.ts'
import type { PaperWords } from './paper-words.ts'

export type FieldsOfGarments = ReadonlyMap<string, Pick<Garment, 'fields'>>

interface Around {
  garments: FieldsOfGarments
  timeZone: string
  words: PaperWords
}

/** A piece of a finished size is sewn to that size's tape; every other to the sizes it froze. */
export function sizesOf({ snapshot, collection, garment }: Piece, { garments, timeZone, words }: Around) {
  const { say, day } = words
  const none = { values: [], others: [], warning: null }
  const finished = collection?.finished
  if (finished) {
    const taken = say('papers.finished', { size: finished.size })
    return { ...none, taken, values: words.tape(finished) }
  }
  if (!snapshot) return { ...none, taken: '', warning: say('papers.notMeasured') }
  const { first, others } = ranked(snapshot.values, garments.get(garment.key))
  const said = (value: SnapshotValue) => words.size(value, snapshot.unit)
  return {
    taken: say(snapshot.profile === 'garment' ? 'papers.takenOfGarment' : 'papers.takenOfBody', {
      day: day(dayIn(timeZone, new Date(snapshot.takenAt))),
      unit: say(`papers.unit.${snapshot.unit}`),
    }),
    ...{ values: first.map(said), others: others.map(said), warning: null },
  }
}

/**
 * What this garment is cut by, in the order its fields have; after them, smaller, what the shop thought worth a field of its
 * own. A record holds the whole body: the inseam only hides the chest on the tag of a shirt. Where nothing of the record is
 * of the garment, all of it is shown.
 */
function ranked(values: readonly SnapshotValue[], garment: Pick<Garment, 'fields'> | undefined) {
  const first = (garment?.fields ?? []).flatMap(({ field }) =>
    values.filter((value) => value.field === field),
  )
  if (first.length === 0) return { first: values, others: [] }
  const isOfTheShop = ({ name }: SnapshotValue) => name !== undefined
  return { first, others: values.filter((value) => isOfTheShop(value) && !first.includes(value)) }
}
