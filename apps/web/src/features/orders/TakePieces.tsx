import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { useLastOrder } from './counter-queries.ts'
import type { TakeProblems } from './draft-body.ts'
import styles from './OrderForm.module.css'
import { garmentOf, pieceOf } from './order-draft.ts'
import { PieceCard } from './PieceCard.tsx'
import { usePeopleRecords } from './person-records.ts'
import type { NewPhotos } from './photo-commands.ts'
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

const shownAtFirst = 9
const sizingOf = { men: 'men', boys: 'men', women: 'women', girls: 'women' } as const

interface GarmentPickerProps {
  garments: readonly Garment[]
  sizing: keyof typeof sizingOf | undefined
  /** Keys of what this customer had last. */
  usual: readonly string[]
  currency: Currency
  onAdd: (garment: Garment) => void
}

/** What the shop sews, a card each; what this customer had last and what fits them stands first. */
export function GarmentPicker({ garments, sizing, usual, currency, onAdd }: GarmentPickerProps) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const wished = sizing && sizingOf[sizing]
  const fits = (garment: Garment) => !wished || garment.sizing === wished || garment.sizing === 'anyone'
  const rank = (garment: Garment) => (usual.includes(garment.key) ? 0 : fits(garment) ? 1 : 2)
  const offered = garments
    .filter((garment) => garment.isActive)
    .filter((garment) => garmentName(t, garment).toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other))
  const shown = isWhole ? offered : offered.slice(0, shownAtFirst)
  return (
    <div className={styles.picker}>
      {isWhole && (
        <TextField
          label={t('orders-new.garment.find')}
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ul className={styles.cards} aria-label={t('orders-new.garment.label')}>
        {shown.map((garment) => (
          <li key={garment.key}>
            <button type="button" className={styles.card} onClick={() => onAdd(garment)}>
              <strong>{garmentName(t, garment)}</strong>
              <span>
                {garment.priceMinor === undefined
                  ? t('orders-new.garment.noPrice')
                  : writeMoney(garment.priceMinor, currency)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isWhole && shown.length === 0 && <p role="status">{t('orders-new.garment.none', { words })}</p>}
      {!isWhole && offered.length > shownAtFirst && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {t('orders-new.garment.all', { count: offered.length })}
        </Button>
      )}
    </div>
  )
}
