import type { Piece } from '@darzi/contract/order-shapes.ts'
import { cutBy } from '@darzi/tailoring/orders/cut-by.ts'
import type { SnapshotValue } from '@darzi/tailoring/orders/piece.ts'
import { dayIn } from '../shops/api.ts'
import type { PaperWords } from './paper-words.ts'

interface Around {
  timeZone: string
  words: PaperWords
}

/** A piece of a finished size is sewn to that size's tape; every other to the sizes it froze. */
export function sizesOf({ snapshot, collection }: Piece, { timeZone, words }: Around) {
  const { t, day } = words
  const none = { values: [], others: [], warning: null }
  const finished = collection?.finished
  if (finished) {
    const taken = t('papers.finished', { size: finished.size })
    return { ...none, taken, values: words.tape(finished) }
  }
  if (!snapshot) return { ...none, taken: '', warning: t('papers.notMeasured') }
  const { first, others } = ranked(snapshot.values, snapshot.fields)
  const said = (value: SnapshotValue) => words.size(value, snapshot.unit)
  return {
    taken: t(snapshot.profile === 'garment' ? 'papers.takenOfGarment' : 'papers.takenOfBody', {
      day: day(dayIn(timeZone, new Date(snapshot.takenAt))),
      unit: t(`papers.unit.${snapshot.unit}`),
    }),
    values: first.map(said),
    others: others.map(said),
    warning: uncheckedWarning(first, { isSent: snapshot.isSent ?? false, t }),
  }
}

/** What the cutter must know of sizes that no tape of the shop read: nobody of it took a record that was sent. */
function uncheckedWarning(
  values: readonly SnapshotValue[],
  { isSent, t }: { isSent: boolean; t: PaperWords['t'] },
): string | null {
  if (values.some(({ from }) => from === 'photo' || from === 'build')) return t('papers.fromPhotos')
  return isSent ? t('papers.sentUnchecked') : null
}

/**
 * What a garment is cut by, in the order its fields have; after them, smaller, what the shop thought worth a field of its
 * own. A record holds the whole body: the inseam only hides the chest on the tag of a shirt. Where nothing of the record is
 * of the garment, all of it is shown.
 */
export function ranked(values: readonly SnapshotValue[], fields: readonly string[]) {
  const { own, others } = cutBy(values, fields)
  if (own.length === 0) return { first: values, others: [] }
  return { first: own, others: others.filter(({ name }) => name !== undefined) }
}
