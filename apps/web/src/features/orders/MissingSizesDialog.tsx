import type { Piece } from '@darzi/contract/order-shapes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './OrderPage.module.css'
import { useFieldName } from './order-words.ts'

interface Props {
  held: readonly { piece: Pick<Piece, 'id' | 'tag' | 'garment'>; fields: readonly string[] }[]
  /** Leads to where sizes are chosen or taken; without it the member may not. */
  onChoose?: () => void
  onGoOn: () => void
  onClose: () => void
}

/** Work cannot be cut without its sizes: they are chosen or taken first, or somebody says to go on without them. */
export function MissingSizesDialog({ held, onChoose, onGoOn, onClose }: Props) {
  const t = useT()
  const nameOf = useFieldName(held.flatMap(({ fields }) => fields))
  return (
    <Dialog
      title={t('orders-page.sizes.title')}
      isOpen
      onClose={onClose}
      isForm
      actions={
        <>
          {onChoose && (
            <HonestButton kind="primary" data-autofocus onClick={onChoose}>
              {t('orders-page.sizes.choose')}
            </HonestButton>
          )}
          <HonestButton kind="quiet" onClick={onGoOn}>
            {t('orders-page.sizes.goOn')}
          </HonestButton>
        </>
      }
    >
      <p>{t('orders-page.sizes.why')}</p>
      <ul className={styles.held}>
        {held.map(({ piece, fields }) => (
          <li key={piece.id}>
            <strong className="figures">{piece.tag}</strong> {garmentName(t, piece.garment)}
            <span>{t('orders-page.snapshot.missing', { fields: fields.map(nameOf).join(', ') })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
