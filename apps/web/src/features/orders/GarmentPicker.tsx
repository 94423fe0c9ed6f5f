import type { Garment } from '@darzi/contract/garments.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { drawingOf, GarmentDrawing } from '../../ui/GarmentDrawing.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentPicker.module.css'
import type { PieceDraft } from './order-draft.ts'

const shownAtFirst = 9
const sizingOf = { men: 'men', boys: 'men', women: 'women', girls: 'women' } as const
type Sizing = keyof typeof sizingOf | undefined

interface Props {
  garments: readonly Garment[]
  sizing: Sizing
  /** Keys of what this customer had last. */
  usual: readonly string[]
  /** What is ordered already: each tile says how many of it. */
  pieces: readonly Pick<PieceDraft, 'garment'>[]
  currency: Currency
  /** A piece is open beside them: the tiles make room. */
  isCompact?: boolean
  onAdd: (garment: Garment) => void
}

/** What the shop sews, a drawn tile each with its price; what this customer had last and what fits them stands first. */
export function GarmentPicker(props: Props) {
  const { garments, sizing, usual, pieces, currency, isCompact, onAdd } = props
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const offered = inTurn(garments, { sizing, usual }).filter((garment) =>
    garmentName(t, garment).toLowerCase().includes(wanted),
  )
  const shown = isWhole ? offered : offered.slice(0, shownAtFirst)
  return (
    <div className={styles.picker} data-compact={isCompact}>
      {isWhole && (
        <TextField
          label={t('orders-new.garment.find')}
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ul className={styles.tiles} aria-label={t('orders-new.garment.label')}>
        {shown.map((garment) => (
          <li key={garment.key}>
            <Tile
              garment={garment}
              count={pieces.filter((piece) => piece.garment === garment.key).length}
              currency={currency}
              onAdd={() => onAdd(garment)}
            />
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

/** What is sewn, as it is offered to somebody: what they had last, what is made for them, the rest. */
export function inTurn(
  garments: readonly Garment[],
  { sizing, usual }: { sizing: Sizing; usual: readonly string[] },
): Garment[] {
  const asked = sizing && sizingOf[sizing]
  const fits = (garment: Garment) => !asked || garment.sizing === asked || garment.sizing === 'anyone'
  const rank = (garment: Garment) => (usual.includes(garment.key) ? 0 : fits(garment) ? 1 : 2)
  return garments.filter((garment) => garment.isActive).sort((one, other) => rank(one) - rank(other))
}

interface TileProps {
  garment: Garment
  count: number
  currency: Currency
  onAdd: () => void
}

function Tile({ garment, count, currency, onAdd }: TileProps) {
  const t = useT()
  return (
    <button type="button" className={styles.tile} data-chosen={count > 0} onClick={onAdd}>
      <span className={styles.picture}>
        <GarmentDrawing cut={drawingOf(garment.key)} />
      </span>
      <strong>{garmentName(t, garment)}</strong>
      <span className={styles.price}>
        {garment.priceMinor === undefined
          ? t('orders-new.garment.noPrice')
          : writeMoney(garment.priceMinor, currency)}
      </span>
      {count > 0 && (
        <span className={styles.count}>
          <span className="onlyRead">{t('orders-new.pieces.count', { count })}</span>
          <span aria-hidden="true">{count}</span>
        </span>
      )}
    </button>
  )
}
