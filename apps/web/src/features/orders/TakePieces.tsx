import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { Chips } from './Chips.tsx'
import { useLastOrder } from './counter-queries.ts'
import { GarmentPicker } from './GarmentPicker.tsx'
import { garmentOf } from './garment-in-list.ts'
import styles from './OrderForm.module.css'
import { pieceOf } from './order-draft.ts'
import { PieceCard } from './PieceCard.tsx'
import { usePeopleRecords } from './person-records.ts'
import type { TakeProblems } from './take-problems.ts'
import type { NewPhotos } from './use-new-photos.ts'
import type { OrderForm } from './use-order-draft.ts'

interface Props {
  customer: Customer
  form: OrderForm
  photos: NewPhotos
  garments: readonly Garment[]
  problems: TakeProblems
}

/** For whom and which garments: a tap adds one; each lies below with its price and what it is cut from. */
export function TakePieces({ customer, form, photos, garments, problems }: Props) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const { draft, change, addPieces } = form
  const { people } = customer
  const [opened, setOpened] = useState<string>()
  const { records } = usePeopleRecords(people.map(({ id }) => id))
  const last = useLastOrder(customer.id)
  const person = people.find(({ id }) => id === draft.personId) ?? people[0]

  function add(garment: Garment) {
    if (!person) return
    // Without a usual price, what this customer paid last.
    const paidLast = last?.pieces.find((piece) => piece.garment.key === garment.key)?.priceMinor
    const priceMinor = garment.priceMinor ?? paidLast
    const piece = pieceOf({ key: garment.key, priceMinor }, { id: newId(), personId: person.id, currency })
    addPieces([piece])
    // Without any price it is asked for at once.
    if (!piece.price) setOpened(piece.id)
  }
  return (
    <Card title={t('orders-new.pieces.title')}>
      <div className={styles.stack}>
        {people.length > 1 && (
          <Chips
            label={t('orders-new.pieces.person')}
            chips={people.map(({ id, name }) => ({ key: id, label: name }))}
            chosen={person?.id}
            onChoose={(personId) => change({ personId })}
          />
        )}
        <GarmentPicker
          garments={garments}
          sizing={person?.sizing}
          usual={last?.pieces.map((piece) => piece.garment.key) ?? []}
          currency={currency}
          onAdd={add}
        />
        <p className="onlyRead" role="status">
          {draft.pieces.length > 0 && t('orders-new.pieces.count', { count: draft.pieces.length })}
        </p>
        {draft.pieces.length > 0 && (
          <ol className={styles.stack} aria-label={t('orders-new.pieces.list')}>
            {draft.pieces.map((piece, at) => {
              const garment = garmentOf(garments, piece.garment)
              return (
                <li key={piece.id}>
                  <PieceCard
                    piece={piece}
                    at={at}
                    garment={garment}
                    garments={garments}
                    people={people}
                    records={records.get(piece.personId)}
                    currency={currency}
                    problems={problems}
                    isOpen={opened === piece.id}
                    onOpen={(isOpen) => setOpened(isOpen ? piece.id : undefined)}
                    form={form}
                    photos={photos}
                  />
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </Card>
  )
}
