import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { useT } from '../../../words/use-t.ts'
import type { OrderForm, TakeProblems } from '../../orders/api.ts'
import { GarmentPicker, garmentOf, PieceCard, pieceOf } from '../../orders/api.ts'
import styles from './LongForm.module.css'

interface Props {
  people: readonly Person[]
  order: OrderForm
  garments: readonly Garment[]
  problems: TakeProblems
  currency: Currency
}

const nothingUsual: readonly string[] = []

/** A tap adds a garment; each lies below with its price, and opened with its cloth and styles. */
export function OrderPieces({ people, order, garments, problems, currency }: Props) {
  const t = useT()
  const { draft, change, addPieces } = order
  const [opened, setOpened] = useState<string>()
  const person = people.find(({ id }) => id === draft.personId) ?? people[0]

  function add(garment: Garment) {
    if (!person) return
    const piece = pieceOf(garment, { id: newId(), personId: person.id, currency })
    addPieces([piece])
    // Without a usual price it is asked for at once.
    if (!piece.price) setOpened(piece.id)
  }
  return (
    <>
      {people.length > 1 && (
        <NativeSelect
          label={t('orders-new.pieces.person')}
          value={person?.id}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => change({ personId: event.target.value })}
        />
      )}
      <GarmentPicker
        garments={garments}
        sizing={person?.sizing}
        usual={nothingUsual}
        pieces={draft.pieces}
        currency={currency}
        onAdd={add}
      />
      <p className="onlyRead" role="status">
        {draft.pieces.length > 0 && t('orders-new.pieces.count', { count: draft.pieces.length })}
      </p>
      {draft.pieces.length > 0 && (
        <ol className={styles.order} aria-label={t('orders-new.pieces.list')}>
          {draft.pieces.map((piece, at) => (
            <li key={piece.id}>
              <PieceCard
                piece={piece}
                at={at}
                garments={garments}
                people={people}
                currency={currency}
                problems={problems}
                garment={garmentOf(garments, piece.garment)}
                records={undefined}
                isOpen={opened === piece.id}
                onOpen={(isOpen) => setOpened(isOpen ? piece.id : undefined)}
                form={order}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
