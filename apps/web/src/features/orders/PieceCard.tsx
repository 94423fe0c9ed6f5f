import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Money } from '../../ui/Money.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { garmentName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { MeasuredLine } from './MeasuredLine.tsx'
import { NewPhotosFields } from './NewPhotosFields.tsx'
import type { ChosenItem, PieceDraft } from './order-draft.ts'
import { pieceTotal } from './order-offer.ts'
import styles from './PieceCard.module.css'
import { PieceFields, pieceFieldNames } from './PieceFields.tsx'
import { fittingRecords, proposedFor } from './person-records.ts'
import { useRecordWords } from './record-words.ts'
import { isPieceWrong, otherSentences, sentenceIn, type TakeProblems } from './take-problems.ts'
import type { NewPhotos } from './use-new-photos.ts'
import type { OrderForm } from './use-order-draft.ts'

interface Props {
  piece: PieceDraft
  at: number
  garment: Garment | undefined
  garments: readonly Garment[]
  people: readonly Person[]
  /** Of this person, newest first; unknown until they have come. */
  records: readonly MeasurementRecord[] | undefined
  currency: Currency
  problems: TakeProblems
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  form: OrderForm
  /** Where its photos wait until the order stands; without it none are asked for. */
  photos?: NewPhotos
}

/** One garment of the order: a line with its price, and what it is cut from; opened, all that can be said of it. */
export function PieceCard(props: Props) {
  const { piece, at, garment, garments, people, records, currency, problems, isOpen, onOpen, form, photos } =
    props
  const t = useT()
  const id = useId()
  const name = garment ? garmentName(t, garment) : piece.garment
  const person = people.find((each) => each.id === piece.personId)
  const chosen = records?.find((record) => record.id === piece.measurementId)
  const record = chosen ?? proposedFor(records ?? [], neededOf(garment?.fields ?? []))
  // A finished size is cut from its own tape.
  const isOfASize = piece.collection?.size !== undefined
  const isShown = isOpen || isPieceWrong(problems, at)
  function change(part: Partial<PieceDraft>) {
    form.changePiece(piece.id, part)
    // What was wrong here may be right by now: the fields stay while they are typed in.
    onOpen(true)
  }
  return (
    <section className={styles.piece} aria-label={t('orders-new.piece.label', { number: at + 1, name })}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => onOpen(!isShown)}
        >
          <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
          <span className={styles.name}>
            <strong>
              {at + 1}. {name}
            </strong>
            {people.length > 1 && person && <span>{person.name}</span>}
            {piece.isUrgent && <Badge tone="thread">{t('orders.urgent')}</Badge>}
            {piece.collection && <span>{itemLine(piece.collection)}</span>}
            <ChosenStyles piece={piece} garment={garment} />
          </span>
          <strong className={styles.price}>
            <Money minor={pieceTotal(piece, garments, currency)} currency={currency} />
          </strong>
        </button>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('orders-new.piece.remove', { name })}
          onClick={() => {
            form.removePiece(piece.id)
            photos?.forgetPiece(piece.id)
          }}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </div>
      {records && !isOfASize && (
        <MeasuredLine
          {...{ record, piece, garment, garments }}
          others={form.draft.pieces.filter(
            ({ id: other, personId, collection }) =>
              other !== piece.id && personId === piece.personId && collection?.size === undefined,
          )}
        />
      )}
      <FormError>{otherSentences(problems, at, pieceFieldNames, t).join(' ')}</FormError>
      {isShown && (
        <div id={id} className={styles.fields}>
          <PieceFields
            piece={piece}
            garment={garment}
            currency={currency}
            values={record?.profile === 'body' ? record.values : undefined}
            onChange={change}
            errorAt={(field) => sentenceIn(problems, `pieces.${at}.${field}`, t)}
          />
          {records && !isOfASize && (
            <CutFromSelect
              records={records}
              garments={garments}
              garment={piece.garment}
              now={record}
              onChoose={(measurementId) => change({ measurementId })}
            />
          )}
          {photos && <NewPhotosFields pieceId={piece.id} photos={photos} />}
        </div>
      )}
    </section>
  )
}

/** Which garment of the collection, in which size and colour. */
const itemLine = ({ name, size, colour }: ChosenItem) => [name, size, colour].filter(Boolean).join(' · ')

function ChosenStyles({ piece, garment }: Pick<Props, 'piece' | 'garment'>) {
  const t = useT()
  const chosen = garment?.styles.flatMap((group) => {
    const option = group.options.find(({ key }) => key === piece.styles[group.key])
    return option ? [styleOptionName(t, group.key, option)] : []
  })
  return chosen && chosen.length > 0 ? <span>{chosen.join(', ')}</span> : null
}

interface CutFromSelectProps {
  records: readonly MeasurementRecord[]
  garments: readonly Garment[]
  /** Key of the garment that is sewn. */
  garment: string
  /** The record it would be cut from as things stand. */
  now: MeasurementRecord | undefined
  onChoose: (recordId: string) => void
  error?: string
}

/** Which of the person's measurings this piece is cut from; shown when there is a choice. */
function CutFromSelect({ records, garments, garment, now, onChoose, error }: CutFromSelectProps) {
  const t = useT()
  const wordsOf = useRecordWords(garments)
  const fitting = fittingRecords(records, garment)
  if (fitting.length < 2 && now !== undefined) return null
  if (fitting.length === 0) return null
  const nothing = now ? [] : [{ value: '', label: t('orders-new.cut.nothing') }]
  return (
    <NativeSelect
      label={t('orders-new.cut.label')}
      value={now?.id ?? ''}
      error={error}
      options={[...nothing, ...fitting.map((record) => ({ value: record.id, label: wordsOf(record) }))]}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}
