import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { clothByWidth } from '@darzi/tailoring/garments/cloth.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { ClothByPattern } from '../patterns/api.ts'
import { Chips } from './Chips.tsx'
import { chosenStyles, type PieceDraft } from './order-draft.ts'
import styles from './PieceCard.module.css'

interface Props {
  piece: PieceDraft
  garment: Garment | undefined
  values?: readonly MeasuredValue[]
  onChange: (part: Partial<PieceDraft>) => void
  errorAt: (field: string) => string | undefined
}

/** Whose cloth, which, how much of it; and how much this garment takes by the width of the cloth. */
export function ClothFields({ piece, garment, values = [], onChange, errorAt }: Props) {
  const t = useT()
  const sources = (['shop', 'own'] as const).map((key) => ({ key, label: t(`orders-new.cloth.${key}`) }))
  return (
    <fieldset className={styles.group}>
      <legend>{t('orders-new.cloth.title')}</legend>
      <Chips
        label={t('orders-new.cloth.title')}
        chips={sources}
        chosen={piece.clothSource || undefined}
        onChoose={(source) => onChange({ clothSource: source === piece.clothSource ? '' : source })}
      />
      {piece.clothSource && (
        <>
          <ClothNeed piece={piece} garment={garment} values={values} />
          {garment && values.length > 0 && (
            <ClothByPattern
              garment={garment.key}
              personId={piece.personId}
              values={values}
              styles={piece.styles}
              onTake={(metres) => onChange({ clothMetres: metres })}
            />
          )}
          <div className={styles.pairs}>
            <TextField
              label={t('orders-new.cloth.metres')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              isOptional={piece.clothSource === 'shop'}
              value={piece.clothMetres}
              error={errorAt('cloth.metres')}
              onChange={(event) => onChange({ clothMetres: event.target.value })}
            />
            <TextField
              label={t('orders-new.cloth.type')}
              isOptional
              maxLength={60}
              value={piece.clothType}
              onChange={(event) => onChange({ clothType: event.target.value })}
            />
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
function ClothNeed({ piece, garment, values = [] }: Pick<Props, 'piece' | 'garment' | 'values'>) {
  const t = useT()
  const heightMm = values.find(({ field }) => field === 'height')?.mm
  const needs = garment ? clothByWidth(garment, { styles: chosenStyles(piece), heightMm }) : []
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
