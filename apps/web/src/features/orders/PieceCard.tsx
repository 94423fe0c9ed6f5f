import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useMay, useSession } from '../../data/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName, styleOptionName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { CutFromSelect } from './CutFromSelect.tsx'
import { isPieceWrong, otherSentences, sentenceIn, type TakeProblems } from './draft-body.ts'
import { NewPhotosFields } from './NewPhotosFields.tsx'
import { type ChosenItem, chosenStyles, type PieceDraft } from './order-draft.ts'
import { useFieldName } from './order-words.ts'
import styles from './PieceCard.module.css'
import { PieceFields, pieceFieldNames } from './PieceFields.tsx'
import { lackingIn, measureFor, proposedFor } from './person-records.ts'
import type { NewPhotos } from './photo-commands.ts'
import { type OrderForm, pieceTotal } from './use-order-draft.ts'

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
          record={record}
          piece={piece}
          garment={garment}
          garments={garments}
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
            isNew
            asksPrice
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

const namedAtMost = 4

interface MeasuredLineProps {
  /** What the piece would be cut from. */
  record: MeasurementRecord | undefined
  piece: Pick<PieceDraft, 'personId' | 'garment' | 'styles'>
  garment: Garment | undefined
  garments: readonly Garment[]
  /** What else is ordered for the same person: it is measured for in one go. */
  others: readonly Pick<PieceDraft, 'garment' | 'styles'>[]
}

/** What a piece would be cut from: how old the measurements are, what is missing, and the way to take them. */
export function MeasuredLine({ record, piece, garment, garments, others }: MeasuredLineProps) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const { pathname, search } = useLocation()
  const mayMeasure = useMay('measurements.write')
  const takenAt = record?.takenAt
  const missing = lackingIn(record, neededOf(garment?.fields ?? []))
  const nameOf = useFieldName(missing)
  const to = measureFor({
    personId: piece.personId,
    garments,
    back: `${pathname}${search}`,
    pieces: [piece, ...others].map((each) => ({ garment: each.garment, styles: chosenStyles(each) })),
  })
  const fields = missing.slice(0, namedAtMost).map(nameOf)
  const lacks = !takenAt || missing.length > 0
  return (
    <div className={styles.measured} data-lacks={lacks}>
      <span>
        {takenAt
          ? t('orders-new.measured.on', { day: writeInstantDay(takenAt, language, shop?.timeZone) })
          : t('orders-new.measured.never')}
        {takenAt &&
          missing.length > 0 &&
          ` ${t('orders-new.measured.missing', { fields: fields.join(', '), more: Math.max(0, missing.length - namedAtMost) })}`}
      </span>
      {mayMeasure && (
        <Link to={to}>{t(lacks ? 'orders-new.measured.take' : 'orders-new.measured.again')}</Link>
      )}
    </div>
  )
}
