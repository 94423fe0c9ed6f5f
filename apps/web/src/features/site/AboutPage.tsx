import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import styles from './AboutPage.module.css'
import { ActionLink } from './ActionLink.tsx'
import type { IconName } from './Icon.tsx'
import { ownName } from './own-name.ts'
import { PageHead } from './PageHead.tsx'
import { PointGrid } from './PointGrid.tsx'
import section from './Section.module.css'
import { Section } from './Section.tsx'

const rules = [
  { key: 'true', icon: 'tape' },
  { key: 'yours', icon: 'book' },
  { key: 'script', icon: 'script' },
  { key: 'hand', icon: 'hand' },
] as const satisfies readonly { key: string; icon: IconName }[]

export default function AboutPage() {
  const t = useT()
  return (
    <>
      <PageHead heading={t('site-about.page.heading')} lede={t('site-about.page.lede')} art={<Labels />} />
      <Section title={t('site-about.story.title')}>
        <div className={styles.story}>
          <p>{t('site-about.story.first')}</p>
          <p>{t('site-about.story.second')}</p>
        </div>
      </Section>
      <Section title={t('site-about.rules.title')} ground="sunk">
        <PointGrid
          points={rules.map(({ key, icon }) => ({
            icon,
            title: t(`site-about.rules.${key}Title`),
            text: t(`site-about.rules.${key}Text`),
          }))}
        />
        <div className={section.next}>
          <ActionLink to={links.features()}>{t('site-about.action.features')}</ActionLink>
        </div>
      </Section>
    </>
  )
}

/** The name as three woven labels, as they are sewn into a collar. */
function Labels() {
  return (
    <div className={styles.labels} aria-hidden="true">
      {ownName.map(({ language, name }) => (
        <span key={language} lang={language} className={styles.label}>
          {name}
        </span>
      ))}
    </div>
  )
}
