import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink } from './ActionLink.tsx'
import { BookArt } from './BookArt.tsx'
import styles from './BookPart.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Section } from './Section.tsx'

const lines = [
  { key: 'phone', icon: 'phone' },
  { key: 'scripts', icon: 'script' },
  { key: 'family', icon: 'people' },
  { key: 'import', icon: 'list' },
  { key: 'undo', icon: 'undo' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** What a shop can do with its customer book from the first day. */
export function BookPart() {
  const t = useT()
  return (
    <Section title={t('site.counter.title')} lede={t('site.counter.lede')}>
      <div className={styles.sides}>
        <BookArt />
        <div>
          <ul className={styles.lines}>
            {lines.map(({ key, icon }) => (
              <li key={key} className={styles.line}>
                <Icon name={icon} />
                {t(`site.counter.${key}`)}
              </li>
            ))}
          </ul>
          <ActionLink to={links.features()}>{t('site.action.seeFeatures')}</ActionLink>
        </div>
      </div>
    </Section>
  )
}
