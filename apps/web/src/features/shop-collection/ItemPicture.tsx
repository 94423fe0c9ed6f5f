import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { GarmentDrawing } from '../../ui/GarmentDrawing.tsx'
import styles from './ItemPicture.module.css'

interface Props {
  item: Pick<CollectionItem, 'photo' | 'cut' | 'name'>
  /** The colour it is drawn in. */
  hex: string | undefined
  className?: string
}

/** The shop's own photo, else a drawing in the chosen colour. */
export function ItemPicture({ item, hex, className }: Props) {
  return (
    <div className={[styles.picture, className].filter(Boolean).join(' ')}>
      {item.photo ? (
        <img src={item.photo.url} alt="" loading="lazy" decoding="async" />
      ) : (
        <GarmentDrawing cut={item.cut} hex={hex} />
      )}
    </div>
  )
}
