import type { Layout } from '@darzi/body/pattern/lay-out.ts'
import { pathOf } from '@darzi/body/pattern/paper/svg.ts'
import styles from './Cloth.module.css'

/** The cloth lying along the table, its beginning at the left; doubled, its fold is above. */
export function ClothPicture({ layout, label }: { layout: Layout; label: string }) {
  const across = layout.isDoubled ? layout.widthMm / 2 : layout.widthMm
  return (
    <svg role="img" aria-label={label} className={styles.cloth} viewBox={`0 0 ${layout.lengthMm} ${across}`}>
      <rect className={styles.ground} width={layout.lengthMm} height={across} />
      {layout.laid.map(({ key, outline }) => (
        <path
          key={`${key} ${outline[0]}`}
          className={styles.piece}
          d={pathOf(
            outline.map(([x, y]) => [y, x] as const),
            true,
          )}
        />
      ))}
    </svg>
  )
}
