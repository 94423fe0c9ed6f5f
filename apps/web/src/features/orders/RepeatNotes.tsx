import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { addOnName, garmentName, styleOptionName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderForm.module.css'
import type { RepeatNote } from './repeat-order.ts'

/** What of the last order could not be taken again as it was, piece by piece. */
export function RepeatNotes({ notes, currency }: { notes: readonly RepeatNote[]; currency: Currency }) {
  const say = useSay()
  return (
    <ul className={styles.changes} role="status" aria-label={say('orders-new.repeat.label')}>
      {notes.map((note) => (
        <li key={note.piece.id}>{sentencesOf(note).join(' ')}</li>
      ))}
    </ul>
  )

  function sentencesOf({ piece, isLeftOut, styles: gone, addOns, price }: RepeatNote): string[] {
    const name = garmentName(say, piece.garment)
    if (isLeftOut === 'garment') return [say('orders-new.repeat.notSewn', { name })]
    if (isLeftOut) return [say('orders-new.repeat.notHere', { name, person: piece.person.name })]
    const dropped = [
      ...gone.map((style) =>
        styleOptionName(say, style.group, { key: style.option, name: style.optionName }),
      ),
      ...addOns.map((addOn) => addOnName(say, addOn)),
    ]
    return [
      ...(dropped.length > 0
        ? [say('orders-new.repeat.dropped', { name, dropped: dropped.join(', ') })]
        : []),
      ...(price
        ? [
            say('orders-new.repeat.price', {
              ...{
                name,
                now: writeMoney(price.isMinor, currency),
                was: writeMoney(price.wasMinor, currency),
              },
            }),
          ]
        : []),
    ]
  }
}
