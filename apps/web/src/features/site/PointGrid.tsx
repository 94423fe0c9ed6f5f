import { type IconName, SewnIcon } from './Icon.tsx'
import styles from './PointGrid.module.css'

export interface Point {
  icon: IconName
  title: string
  text: string
}

/** Short points side by side, each under its sewn-on drawing. */
export function PointGrid({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.grid}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <SewnIcon name={point.icon} />
          <div>
            <h3 className={styles.title}>{point.title}</h3>
            <p className={styles.text}>{point.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
