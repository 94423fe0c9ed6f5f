import type { Order } from '@darzi/contract/order-shapes.ts'
import { useT } from '../../words/use-t.ts'
import styles from './PiecesCard.module.css'

/** The photos of one piece; among the order's photos each is shared or taken away. */
export function PiecePhotos({ order, pieceId }: { order: Order; pieceId: string }) {
  const t = useT()
  const photos = order.photos.filter((photo) => photo.pieceId === pieceId)
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos}>
      {photos.map((photo, at) => {
        const kind = t(`orders-page.photo.kind.${photo.kind}`)
        return (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img src={photo.thumbUrl} alt={t('orders-page.photo.alt', { number: at + 1, kind })} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
