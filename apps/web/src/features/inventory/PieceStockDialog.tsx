import type { Piece } from '@darzi/contract/order-shapes.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, typedNumber } from '../../kits/form/typed.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'
import { inventoryList } from './inventory-list.ts'

export interface StockChosen {
  itemId: string
  quantity: number
}

interface Props {
  piece: Piece
  /** Names it on the server; null takes it away. */
  onChoose: (stock: StockChosen | null) => Promise<unknown>
  onClose: () => void
}

/** Which cloth of the stock a piece is cut from, and how much of it. */
export function PieceStockDialog({ piece, onChoose, onClose }: Props) {
  const t = useT()
  const pages = inventoryList.usePages(inventoryList.fill({ category: 'fabric' }))
  const metres = piece.stock?.quantity ?? piece.cloth?.metres
  return (
    <FormDialog
      title={t('stock.piece.title', { tag: piece.tag })}
      save={t('stock.piece.save')}
      initial={{ itemId: piece.stock?.itemId ?? '', quantity: metres === undefined ? '' : String(metres) }}
      check={({ itemId, quantity }) => {
        if (!itemId) return {}
        const typed = typedNumber(quantity)
        const key = errorOf(typed) ?? (numberOf(typed) ? undefined : 'problems.inventory.nothing')
        return { quantity: key ? t(key) : null }
      }}
      send={({ itemId, quantity }) =>
        onChoose(itemId ? { itemId, quantity: numberOf(typedNumber(quantity)) ?? 0 } : null)
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('stock.piece.why')}</p>
          <NativeSelect
            {...form.getInputProps('itemId')}
            label={t('stock.piece.item')}
            options={[
              { value: '', label: t('stock.piece.none') },
              ...(piece.stock && !pages.rows.some(({ id }) => id === piece.stock?.itemId)
                ? [{ value: piece.stock.itemId, label: piece.stock.name }]
                : []),
              ...pages.rows.map(({ id, name, onHand, unit }) => ({
                value: id,
                label: `${name} (${amountOf(onHand, unit)})`,
              })),
            ]}
          />
          {form.values.itemId && (
            <TextField
              {...form.getInputProps('quantity')}
              label={t('stock.piece.quantity')}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
