import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { clothByWidth } from '@darzi/tailoring/garments/cloth.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { addOnName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { StyleCards } from '../garments/api.ts'
import { ClothTypeField } from './ClothTypeField.tsx'
import { chosenStyles, goneOf, type PieceDraft, sewnAs, withoutStock } from './order-draft.ts'
import styles from './PieceCard.module.css'
import { StockField } from './StockField.tsx'
import { fixAndFocusNext } from './use-order-draft.ts'

/** Only where cloth is chosen for somebody who was measured; without a line the form does without it. */
const ClothByPattern = lazy(() =>
  import('../patterns/api.ts').then(
    ({ ClothByPattern }) => ({ default: ClothByPattern }),
    () => ({ default: () => null }),
  ),
)

/** The fields of a piece that show their own sentence. */
export const pieceFieldNames = ['priceMinor', 'styles', 'addOns', 'cloth.metres', 'stock', 'notes']

interface Props {
  piece: PieceDraft
  garment: Garment | undefined
  currency: Currency
  /** Of the record it is cut from, where there is one. */
  values?: readonly MeasuredValue[]
  /** What the piece was ordered with, where it was ordered. */
  kept?: Pick<PieceDraft, 'styles' | 'addOns'>
  /** What it is cut from; it stands between the cloth and the price. */
  sizes?: ReactNode
  /** Of an order that is not taken yet, the cloth can be taken out of the stock. */
  isNew?: boolean
  /** What urgency changes of the total, where the piece was ordered. */
  urgentHint?: string | undefined
  /** It was opened because nobody has named a price. */
  asksPrice?: boolean
  onChange: (part: Partial<PieceDraft>) => void
  errorAt: (field: string) => string | undefined
}

/** All that can be said of one garment: its styles, the cloth, what it is cut from, the price, extras and notes. */
export function PieceFields(props: Props) {
  const { piece, garment, currency, values, kept, sizes, isNew, urgentHint, asksPrice, onChange, errorAt } =
    props
  const t = useT()
  return (
    <>
      <GoneChoices piece={piece} garment={garment} kept={kept} errorAt={errorAt} onChange={onChange} />
      {garment && garment.styles.length > 0 && (
        <section className={styles.group} aria-label={t('orders-new.piece.styles', { count: 0 })}>
          <h3 className={styles.title}>
            {t('orders-new.piece.styles', { count: Object.keys(piece.styles).length })}
          </h3>
          <StyleCards
            garment={garment}
            chosen={piece.styles}
            isRow
            onChange={(chosen) => onChange({ styles: chosen })}
          />
        </section>
      )}
      <ClothFields
        piece={piece}
        garment={garment}
        values={values}
        isNew={isNew}
        onChange={onChange}
        errorAt={errorAt}
      />
      {sizes}
      <TextField
        data-price
        label={t('orders-new.piece.price', { currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        autoFocus={asksPrice && piece.price === ''}
        data-autofocus={(asksPrice && piece.price === '') || undefined}
        value={piece.price}
        error={errorAt('priceMinor')}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      {garment && garment.addOns.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('orders-new.piece.addOns')}</legend>
          <div className={styles.checks}>
            {garment.addOns.map((addOn) => (
              <Checkbox
                key={addOn.key}
                label={[
                  addOnName(t, addOn),
                  addOn.priceMinor > 0 ? `+ ${writeMoney(addOn.priceMinor, currency)}` : '',
                ].join(' ')}
                checked={piece.addOns.includes(addOn.key)}
                onChange={() => onChange({ addOns: toggled(piece.addOns, addOn.key) })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label={t('orders-new.piece.notes')}
        hint={t('orders-new.notesHint')}
        isOptional
        rows={2}
        maxLength={2000}
        value={piece.notes}
        error={errorAt('notes')}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <Checkbox
        label={t('orders-new.piece.urgent')}
        hint={urgentHint}
        checked={piece.isUrgent}
        onChange={(event) => onChange({ isUrgent: event.target.checked })}
      />
    </>
  )
}

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]

interface GoneChoicesProps {
  piece: PieceDraft
  garment: Garment | undefined
  /** What the piece was ordered with, and keeps. */
  kept?: Pick<PieceDraft, 'styles' | 'addOns'>
  errorAt: (field: string) => string | undefined
  onChange: (part: Partial<PieceDraft>) => void
}

/**
 * What was chosen and is offered no more: no card stands for it, so it is told and left out here. With it goes the button that
 * was pressed: the focus goes on to what is to be done next.
 */
function GoneChoices({ piece, garment, kept, errorAt, onChange }: GoneChoicesProps) {
  const t = useT()
  const here = useRef<HTMLDivElement>(null)
  const told = errorAt('styles') ?? errorAt('addOns')
  if (!told) return null
  const isGone = garment !== undefined && goneOf(garment, piece, kept).length > 0
  function leaveOut() {
    if (!garment) return
    const { styles: sewn, addOns } = sewnAs(garment, piece, kept)
    if (here.current) fixAndFocusNext(here.current, () => onChange({ styles: sewn, addOns }))
  }
  return (
    <div ref={here} className={styles.group}>
      <FormError>{isGone ? t('orders-new.piece.gone') : told}</FormError>
      {isGone && (
        <div>
          <Button data-mends onClick={leaveOut}>
            {t('orders-new.piece.leaveOut')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ClothFieldsProps {
  piece: PieceDraft
  garment: Garment | undefined
  values?: readonly MeasuredValue[] | undefined
  isNew?: boolean | undefined
  onChange: (part: Partial<PieceDraft>) => void
  errorAt: (field: string) => string | undefined
}

/** Whose cloth, which, how much of it; and how much this garment takes by the width of the cloth. */
function ClothFields({ piece, garment, values = [], isNew, onChange, errorAt }: ClothFieldsProps) {
  const t = useT()
  const sources = (['shop', 'own', 'later'] as const).map((key) => ({
    key,
    label: t(`orders-new.cloth.${key}`),
  }))
  return (
    <fieldset className={styles.group}>
      <legend>{t('orders-new.cloth.title')}</legend>
      <Chips
        label={t('orders-new.cloth.title')}
        chips={sources}
        chosen={piece.clothSource || 'later'}
        onChoose={(source) => {
          if (source === 'shop') onChange({ clothSource: source })
          else onChange({ ...withoutStock(piece), clothSource: source === 'later' ? '' : source })
        }}
      />
      {isNew && piece.clothSource === 'shop' && (
        <StockField piece={piece} garment={garment} error={errorAt('stock')} onChange={onChange} />
      )}
      {piece.clothSource && (
        <>
          <ClothNeed piece={piece} garment={garment} values={values} />
          {garment && values.length > 0 && (
            <Suspense>
              <ClothByPattern
                garment={garment.key}
                personId={piece.personId}
                values={values}
                styles={piece.styles}
                onTake={(metres) => onChange({ clothMetres: metres })}
              />
            </Suspense>
          )}
          <div className={styles.pairs}>
            <TextField
              label={t('orders-new.cloth.metres')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              isOptional={!piece.stockItem || piece.clothSource === 'own'}
              value={piece.clothMetres}
              error={errorAt('cloth.metres')}
              onChange={(event) => onChange({ clothMetres: event.target.value })}
            />
            <ClothTypeField said={piece.clothType} onSay={(clothType) => onChange({ clothType })} />
            <TextField
              label={t('orders-new.cloth.colour')}
              isOptional
              maxLength={60}
              value={piece.clothColour}
              onChange={(event) => onChange({ clothColour: event.target.value })}
            />
            <TextField
              label={t('orders-new.cloth.code')}
              isOptional
              maxLength={60}
              value={piece.clothCode}
              onChange={(event) => onChange({ clothCode: event.target.value })}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

/** What to buy by the shop's own table, for the styles chosen so far and the height of who wears it. */
function ClothNeed({ piece, garment, values = [] }: Pick<ClothFieldsProps, 'piece' | 'garment' | 'values'>) {
  const t = useT()
  const needs = garment ? clothNeeds(piece, garment, values) : []
  if (needs.length === 0) return null
  return (
    <ul>
      {needs.map(({ widthCm, fromM, toM }) => (
        <li key={widthCm}>
          {t(fromM === toM ? 'orders-new.cloth.need' : 'orders-new.cloth.needs', {
            width: widthCm,
            from: fromM,
            to: toM,
          })}
        </li>
      ))}
    </ul>
  )
}

/** Metres by the width of the cloth, the widest first. */
const clothNeeds = (piece: PieceDraft, garment: Garment, values: readonly MeasuredValue[] = []) =>
  clothByWidth(garment, {
    styles: chosenStyles(piece),
    heightMm: values.find(({ field }) => field === 'height')?.mm,
  })
