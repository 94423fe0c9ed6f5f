import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { CutFromForm } from './CutFromForm.tsx'
import { useGarments } from './counter-queries.ts'
import styles from './OrderPage.module.css'
import { backToPiece, measureFor, sewnFor, usePeopleRecords } from './person-records.ts'

interface Props {
  order: Order
  piece: Piece
  /** The newest record that was known before measuring, when this comes back from there. */
  seen: string | undefined
  onClose: () => void
}

/** What a piece is cut from: one of the person's measurings, or a new one that is taken now. */
export function CutFromDialog({ order, piece, seen, onClose }: Props) {
  const t = useT()
  const mayMeasure = useMay('measurements.write')
  const { person, garment } = piece
  const { garments, isKnown } = useGarments()
  const { records, isFetching, error, refetch } = usePeopleRecords([person.id])
  const known = records.get(person.id)
  // Just measured: what is on its way holds the new record.
  const isThere = known && isKnown && !(seen && isFetching)
  const back = backToPiece(links.order(order.id), { piece: piece.id, seen: known?.[0]?.id })
  return (
    <Dialog
      title={t('orders-page.cut.title', { tag: piece.tag, name: garmentName(t, garment) })}
      isOpen
      onClose={onClose}
      isForm
    >
      <div className={styles.stack}>
        {error && !known && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!isThere && !error && <SkeletonRows rows={3} rowHeight={56} />}
        {isThere && known.length === 0 && <p>{t('orders-page.cut.none', { name: person.name })}</p>}
        {isThere && known.length > 0 && (
          <CutFromForm
            order={order}
            piece={piece}
            garments={garments}
            seen={seen}
            onClose={onClose}
            records={known}
          />
        )}
        {isThere && mayMeasure && (
          <ButtonLink
            to={measureFor({
              personId: person.id,
              pieces: sewnFor(order, piece),
              garments,
              back,
            })}
            kind={known.length === 0 ? 'primary' : 'quiet'}
          >
            {t('orders-page.cut.take')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}
