import { acrossOf, type Layout } from '@darzi/body/pattern/lay-out.ts'
import { clothLengthMm, onTable } from '@darzi/body/pattern/paper/layout-sheet.ts'
import { pathOf } from '@darzi/body/pattern/paper/svg.ts'
import { placed } from '@darzi/body/pattern/placement.ts'
import styles from './Cloth.module.css'

/** The cloth lying along the table, its beginning at the left; doubled, its fold is below. As on paper. */
export function ClothPicture({ layout, label }: { layout: Layout; label: string }) {
  const [long, across] = [clothLengthMm(layout), acrossOf(layout)]
  const table = onTable(layout)
  return (
    <svg role="img" aria-label={label} className={styles.cloth} viewBox={`0 0 ${long} ${across}`}>
      <rect className={styles.ground} width={long} height={across} />
      {layout.laid.map(({ key, outline }) => (
        <path
          key={`${key} ${outline[0]}`}
          className={styles.piece}
          d={pathOf(placed(table, outline), true)}
        />
      ))}
      {layout.isDoubled && <path className={styles.fold} d={`M0 ${across}H${long}`} />}
    </svg>
  )
}
