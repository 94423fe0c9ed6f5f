import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import { Chips } from './Chips.tsx'
import type { PieceDraft } from './order-draft.ts'
import { useParts } from './order-parts.ts'
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
  const say = useSay()
  const { ClothByPattern } = useParts()
  const sources = (['shop', 'own'] as const).map((key) => ({ key, label: say(`orders-new.cloth.${key}`) }))
  return (
    <fieldset className={styles.group}>
      <legend>{say('orders-new.cloth.title')}</legend>
      <Chips
        label={say('orders-new.cloth.title')}
        chips={sources}
        chosen={piece.clothSource || undefined}
        onChoose={(source) => onChange({ clothSource: source === piece.clothSource ? '' : source })}
      />
      {piece.clothSource && (
        <>
          <ClothNeed piece={piece} garment={garment} />
          {garment && values.length > 0 && (
            <ClothByPattern
              garment={garment}
              values={values}
              styles={piece.styles}
              onTake={(metres) => onChange({ clothMetres: metres })}
            />
          )}
          <div className={styles.pairs}>
            <TextField
              label={say('orders-new.cloth.metres')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              isOptional={piece.clothSource === 'shop'}
              value={piece.clothMetres}
              error={errorAt('cloth.metres')}
              onChange={(event) => onChange({ clothMetres: event.target.value })}
            />
            <TextField
              label={say('orders-new.cloth.type')}
              isOptional
              maxLength={60}
              value={piece.clothType}
              onChange={(event) => onChange({ clothType: event.target.value })}
            />
            <TextField
              label={say('orders-new.cloth.colour')}
              isOptional
              maxLength={60}
              value={piece.clothColour}
              onChange={(event) => onChange({ clothColour: event.target.value })}
            />
            <TextField
              label={say('orders-new.cloth.code')}
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

/** The shop's own table: metres of an average person by width, those of a chosen style before the general ones. */
function ClothNeed({ piece, garment }: Pick<Props, 'piece' | 'garment'>) {
  const say = useSay()
  const rows = garment?.cloth.filter(({ when }) => !when || isChosen(piece.styles, when)) ?? []
  const chosen = rows.filter(({ when }) => when)
  const shown = chosen.length > 0 ? chosen : rows
  if (shown.length === 0) return null
  return (
    <ul>
      {shown.map(({ widthCm, fromM, toM, when }) => (
        <li key={`${widthCm} ${when}`}>
          {say(fromM === toM ? 'orders-new.cloth.need' : 'orders-new.cloth.needs', {
            width: widthCm,
            from: fromM,
            to: toM,
          })}
        </li>
      ))}
    </ul>
  )
}

/** `sleeve.half`: the group, then its option. */
function isChosen(styles: Record<string, string>, when: string): boolean {
  const [group = '', option] = when.split('.')
  return styles[group] === option
}
