import { useT } from '../../words/use-t.ts'
import styles from './FeatureCards.module.css'
import { type IconName, SewnIcon } from './Icon.tsx'
import { Section } from './Section.tsx'

/** Six things Darzi is for, each a cutting of another cloth. */
const cards = [
  { key: 'tailors', icon: 'needle', weave: 'stripe' },
  { key: 'ordering', icon: 'slip', weave: 'check' },
  { key: 'houses', icon: 'shopfront', weave: 'dot' },
  { key: 'insights', icon: 'bars', weave: 'twill' },
  { key: 'private', icon: 'lock', weave: 'pin' },
  { key: 'payments', icon: 'rupee', weave: 'windowpane' },
] as const satisfies readonly { key: string; icon: IconName; weave: string }[]

export function FeatureCards() {
  const t = useT()
  return (
    <Section title={t('site.cards.title')} ground="sunk">
      <ul className={styles.grid}>
        {cards.map(({ key, icon, weave }) => (
          <li key={key} className={styles.card}>
            <div className={`${styles.swatch} ${styles[weave]}`} aria-hidden="true" />
            <SewnIcon name={icon} />
            <h3 className={styles.title}>{t(`site.cards.${key}Title`)}</h3>
            <p className={styles.text}>{t(`site.cards.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
