import { Link, type To } from 'react-router'
import { Icon, type IconName, SewnIcon } from './Icon.tsx'
import styles from './WayCards.module.css'

export interface Way {
  icon: IconName
  title: string
  text: string
  /** Where to go on from here; a way that leads off the screen, such as to a shop, has none. */
  next?: { to: To; says: string }
}

/** Ways to go on, each with at most one link. */
export function WayCards({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.cards}>
      {ways.map((way) => (
        <li key={way.title} className={styles.card}>
          <SewnIcon name={way.icon} />
          <h2 className={styles.title}>{way.title}</h2>
          <p className={styles.text}>{way.text}</p>
          {way.next && (
            <Link className={styles.next} to={way.next.to}>
              {way.next.says}
              <Icon name="onward" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
