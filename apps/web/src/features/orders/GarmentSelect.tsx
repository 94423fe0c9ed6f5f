import type { Garment } from '@darzi/contract/garments.ts'
import type { Piece } from '@darzi/contract/order-shapes.ts'
import { mayBecomeAnother } from '@darzi/tailoring/orders/piece-moves.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { garmentOf } from './garment-in-list.ts'

interface Props {
  /** As it stood when its form was opened. */
  piece: Piece
  garments: readonly Garment[]
  /** The key of what is chosen. */
  now: string
  error?: string
  onChoose: (garment: Garment) => void
}

/** Which garment a piece is: asked until its work begins, for a form may have sent "something else". */
export function GarmentSelect({ piece, garments, now, error, onChoose }: Props) {
  const t = useT()
  if (!mayBecomeAnother(piece) || piece.collection) return null
  const offered = garments.filter(({ key, isActive }) => isActive && key !== piece.garment.key)
  const options = [piece.garment, ...offered].map((each) => ({
    value: each.key,
    label: garmentName(t, each),
  }))
  return (
    <NativeSelect
      label={t('orders-page.garment')}
      hint={t('orders-page.garment.hint')}
      value={now}
      error={error}
      options={options.sort((one, other) => one.label.localeCompare(other.label))}
      onChange={(event) => {
        const garment = garmentOf(garments, event.target.value)
        if (garment) onChoose(garment)
      }}
    />
  )
}
