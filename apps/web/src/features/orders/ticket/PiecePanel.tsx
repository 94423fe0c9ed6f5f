import type { Garment } from '@darzi/contract/garments.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import { Plus, Repeat2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { garmentName, styleOptionName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { CutFromSelect } from '../CutFromSelect.tsx'
import { otherSentences, readPiece, sentenceIn } from '../draft-body.ts'
import { NewPhotosFields } from '../NewPhotosFields.tsx'
import { garmentOf, type PieceDraft } from '../order-draft.ts'
import { useFieldName } from '../order-words.ts'
import { PieceFields, pieceFieldNames } from '../PieceFields.tsx'
import { lackingIn } from '../person-records.ts'
import { asLastTime } from '../repeat-order.ts'
import styles from './PiecePanel.module.css'
import { needsTape, recordOf } from './sizes-of.ts'
import type { Taking } from './taking.ts'

interface Props {
  taking: Taking
  piece: PieceDraft
  at: number
  /** What else may be ordered without closing it. */
  /** Beside the ticket, whose act is the one of the screen. */
  isWide: boolean
  others: readonly Garment[]
  onOneMore: () => void
  onAdd: (garment: Garment) => void
  onDone: () => void
}

/** All that can be said of one garment, what is said most first. */
export function PiecePanel({ taking, piece, at, isWide, others, onOneMore, onAdd, onDone }: Props) {
  const { customer, form, garments, records, currency, photos, problems } = taking
  const t = useT()
  const [isPriceMissing, setPriceMissing] = useState(false)
  const garment = garmentOf(garments, piece.garment)
  const known = records.get(piece.personId)
  const record = recordOf(piece, garment, known)
  const change = (part: Partial<PieceDraft>) => form.changePiece(piece.id, part)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Nobody has named a price yet: it is asked for before it is forgotten.
    const isUnpriced = piece.price.trim() === '' && !isPriceMissing
    if (!isUnpriced) return onDone()
    setPriceMissing(true)
    const price = event.currentTarget.querySelector<HTMLInputElement>('input[data-price]')
    price?.focus()
  }
  function errorAt(field: string) {
    const told = sentenceIn(problems, `pieces.${at}.${field}`, t)
    const missing = field === 'priceMinor' && isPriceMissing && readPiece(piece, currency).found.priceMinor
    return told ?? (missing ? t(missing) : undefined)
  }
  return (
    <form className={styles.panel} onSubmit={onSubmit} noValidate>
      {customer.people.length > 1 && (
        <Chips
          label={t('orders-new.pieces.person')}
          isLabelled
          isRow
          chips={customer.people.map(({ id, name }) => ({ key: id, label: name }))}
          chosen={piece.personId}
          onChoose={(personId) => change({ personId, measurementId: '' })}
        />
      )}
      {garment && <AsLastTime taking={taking} piece={piece} garment={garment} onTake={change} />}
      <FormError>{otherSentences(problems, at, pieceFieldNames, t).join(' ')}</FormError>
      <PieceFields
        piece={piece}
        garment={garment}
        currency={currency}
        values={record?.profile === 'body' ? record.values : undefined}
        isNew
        sizes={
          known &&
          needsTape(piece) && (
            <>
              <Lacking fields={lackingIn(record, neededOf(garment?.fields ?? []))} />
              <CutFromSelect
                records={known}
                garments={garments}
                garment={piece.garment}
                now={record}
                onChoose={(measurementId) => change({ measurementId })}
              />
            </>
          )
        }
        onChange={change}
        errorAt={errorAt}
      />
      <NewPhotosFields pieceId={piece.id} photos={photos} />
      <div className={styles.foot} data-sheet-foot>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons */}
        <div role="group" aria-label={t('orders-new.piece.addAnother')} className={styles.more}>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={onOneMore}>
            {t('orders-new.piece.oneMore')}
          </Button>
          {others.map((other) => (
            <Button key={other.key} icon={<Plus size={18} aria-hidden="true" />} onClick={() => onAdd(other)}>
              {garmentName(t, other)}
            </Button>
          ))}
        </div>
        <Button kind={isWide ? 'quiet' : 'primary'} type="submit">
          {t('orders-new.piece.done')}
        </Button>
      </div>
    </form>
  )
}

interface AsLastTimeProps {
  taking: Taking
  piece: PieceDraft
  garment: Garment
  onTake: (part: Partial<PieceDraft>) => void
}

/** What this person had last of this garment, in one tap. */
function AsLastTime({ taking: { lastPieces }, piece, garment, onTake }: AsLastTimeProps) {
  const t = useT()
  const last = lastPieces.find((each) => each.personId === piece.personId && each.garment === piece.garment)
  const said = asLastTime(piece, last, garment)
  if (!said) return null
  const words = garment.styles.flatMap((group) => {
    const option = group.options.find(({ key }) => key === said.styles?.[group.key])
    return option ? [styleOptionName(t, group.key, option)] : []
  })
  return (
    <Button icon={<Repeat2 size={20} aria-hidden="true" />} onClick={() => onTake(said)}>
      {[t('orders-new.piece.asLast'), ...(words.length > 0 ? [words.join(', ')] : [])].join(': ')}
    </Button>
  )
}

const namedAtMost = 4

/** What it could not be cut without. */
function Lacking({ fields }: { fields: readonly string[] }) {
  const t = useT()
  const nameOf = useFieldName(fields)
  if (fields.length === 0) return null
  const named = fields.slice(0, namedAtMost).map(nameOf).join(', ')
  const more = Math.max(0, fields.length - namedAtMost)
  return <p className={styles.lacking}>{t('orders-new.measured.missing', { fields: named, more })}</p>
}
