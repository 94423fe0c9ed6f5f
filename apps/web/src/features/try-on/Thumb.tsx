import styles from './TryOn.module.css'
import type { Wearable } from './use-garments.ts'

/** The shop's photo, else a patch of its first cloth. It says nothing its name does not. */
export function Thumb({ garment }: { garment: Wearable }) {
  if (garment.photo)
    return (
      <img className={styles.thumb} src={garment.photo.thumbUrl} alt="" loading="lazy" decoding="async" />
    )
  return (
    <span className={styles.thumb} aria-hidden="true" style={{ color: garment.colours[0]?.hex }}>
      <svg viewBox="0 0 56 56">
        <title>{garment.name}</title>
        <path d={shapes[garment.cut]} className={styles.thumbCloth} />
      </svg>
    </span>
  )
}

const shapes: Record<Wearable['cut'], string> = {
  shirt: 'M20 8 28 14 36 8 47 13 52 30 45 33 42 24V48H14V24L11 33 4 30 9 13Z',
  tee: 'M20 9C23 14 33 14 36 9L48 14 53 25 45 29 42 25V48H14V25L11 29 3 25 8 14Z',
  kurta: 'M21 6 28 11 35 6 45 11 50 32 44 34 40 22 43 52H13L16 22 12 34 6 32 11 11Z',
  jacket: 'M20 7 28 24 36 7 48 12 52 36 45 38 42 24V50H14V24L11 38 4 36 8 12Z',
  blouse: 'M18 12C22 22 34 22 38 12L48 17 51 27 43 30 41 27V42H15V27L13 30 5 27 8 17Z',
  dress: 'M20 6C23 12 33 12 36 6L40 8 38 22 48 50H8L18 22 16 8Z',
  trousers: 'M15 6H41L44 50H32L28 22 24 50H12Z',
  skirt: 'M19 8H37L46 48H10Z',
}
