import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { addOnName, garmentName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import type { RepeatNote } from './repeat-order.ts'

/** What of the last order could not be taken again as it was, piece by piece. */
export function RepeatNotes({ notes, currency }: { notes: readonly RepeatNote[]; currency: Currency }) {
  const t = useT()
  return (
    <ul className={styles.changes} role="status" aria-label={t('orders-new.repeat.label')}>
      {notes.map((note) => (
        <li key={note.piece.id}>{sentencesOf(note).join(' ')}</li>
      ))}
    </ul>
  )

  function sentencesOf(note: RepeatNote): string[] {
    const { piece, isLeftOut, styles: gone, addOns, price, addOnPrices } = note
    const name = piece.collection?.name ?? garmentName(t, piece.garment)
    if (isLeftOut === 'item') return [t('orders-new.repeat.notSold', { name, chosen: chosenOf(piece) })]
    if (isLeftOut === 'garment') return [t('orders-new.repeat.notSewn', { name })]
    if (isLeftOut) return [t('orders-new.repeat.notHere', { name, person: piece.person.name })]
    const dropped = [
      ...gone.map((style) => styleOptionName(t, style.group, { key: style.option, name: style.optionName })),
      ...addOns.map((addOn) => addOnName(t, addOn)),
    ]
    return [
      ...(dropped.length > 0 ? [t('orders-new.repeat.dropped', { name, dropped: dropped.join(', ') })] : []),
      ...(price ? [priceSentence(name, price)] : []),
      ...addOnPrices.map(({ addOn, ...other }) => priceSentence(`${name}, ${addOnName(t, addOn)}`, other)),
    ]
  }

  function priceSentence(name: string, { isMinor, wasMinor }: NonNullable<RepeatNote['price']>) {
    const [now, was] = [writeMoney(isMinor, currency), writeMoney(wasMinor, currency)]
    return t('orders-new.repeat.price', { name, now, was })
  }
}

/** The size and colour it was ordered in. */
const chosenOf = ({ collection }: RepeatNote['piece']) =>
  [collection?.finished?.size, collection?.colour.name].filter(Boolean).join(', ')
