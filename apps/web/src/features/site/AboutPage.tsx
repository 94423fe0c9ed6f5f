import { links } from '../../links.ts'
import { useSay } from '../../words/use-say.ts'
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
  const say = useSay()
  return (
    <>
      <PageHead
        heading={say('site-about.page.heading')}
        lede={say('site-about.page.lede')}
        art={<Labels />}
      />
      <Section title={say('site-about.story.title')}>
        <div className={styles.story}>
          <p>{say('site-about.story.first')}</p>
          <p>{say('site-about.story.second')}</p>
        </div>
      </Section>
      <Section title={say('site-about.rules.title')} ground="sunk">
        <PointGrid
          points={rules.map(({ key, icon }) => ({
            icon,
            title: say(`site-about.rules.${key}Title`),
            text: say(`site-about.rules.${key}Text`),
          }))}
        />
        <div className={section.next}>
          <ActionLink to={links.features()}>{say('site-about.action.features')}</ActionLink>
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
