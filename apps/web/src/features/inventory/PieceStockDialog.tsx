import type { Piece } from '@darzi/contract/order-shapes.ts'
import styles from '../../kits/form/Form.module.css'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, typedNumber } from '../../kits/form/typed.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'
import { StockFinder } from './StockFinder.tsx'

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
  const metres = piece.stock?.quantity ?? piece.cloth?.metres
  return (
    <FormDialog
      title={t('stock.piece.title', { tag: piece.tag })}
      save={t('stock.piece.save')}
      initial={{
        itemId: piece.stock?.itemId ?? '',
        name: piece.stock?.name ?? '',
        quantity: metres === undefined ? '' : String(metres),
      }}
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
          {form.values.itemId ? (
            <div className={styles.line}>
              <strong>{form.values.name}</strong>
              <Button onClick={() => form.setValues({ itemId: '', name: '' })}>
                {t('stock.piece.other')}
              </Button>
            </div>
          ) : (
            <>
              <p>{t('stock.piece.none')}</p>
              <StockFinder
                label={t('stock.piece.item')}
                category="fabric"
                onChoose={({ id, name, onHand, unit }) =>
                  form.setValues({ itemId: id, name: `${name} (${amountOf(onHand, unit)})` })
                }
              />
            </>
          )}
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
