import { Link, useLocation } from 'react-router'
import { links } from '../../links.ts'
import { useSay } from '../../words/use-say.ts'
import { Icon } from './Icon.tsx'
import styles from './LegalPage.module.css'
import { type LegalDocument, sectionsOf } from './legal-sections.ts'
import { PageHead } from './PageHead.tsx'

const addresses = {
  privacy: links.privacy(),
  terms: links.terms(),
  cookies: links.cookies(),
} satisfies Record<LegalDocument, string>

// The keys of a const object literal are exactly its type's keys.
const documents = Object.keys(addresses) as LegalDocument[]

/** One screen, three documents; the address says which. */
export default function LegalPage() {
  const say = useSay()
  const { pathname } = useLocation()
  const shown = documents.find((document) => addresses[document] === pathname) ?? 'privacy'
  return (
    <>
      <PageHead heading={say(`site-legal.${shown}.title`)} lede={say(`site-legal.${shown}.lede`)}>
        <p className={styles.updated}>{say('site-legal.page.updated')}</p>
      </PageHead>
      <div className={styles.page}>
        <Contents shown={shown} />
        <div>
          {sectionsOf(shown).map(({ place, title, points }) => (
            <section key={place} id={place} className={styles.section} aria-labelledby={`${place}-title`}>
              <h2 id={`${place}-title`}>{say(title)}</h2>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{say(point)}</li>
                ))}
              </ul>
            </section>
          ))}
          <Contact />
        </div>
      </div>
    </>
  )
}

function Contents({ shown }: { shown: LegalDocument }) {
  const say = useSay()
  return (
    <div className={styles.aside}>
      <nav aria-label={say('site-legal.page.contents')}>
        <h2>{say('site-legal.page.contents')}</h2>
        <ol>
          {sectionsOf(shown).map(({ place, title }) => (
            <li key={place}>
              <a href={`#${place}`}>{say(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-label={say('site-legal.page.others')}>
        <h2>{say('site-legal.page.others')}</h2>
        <ul>
          {documents
            .filter((document) => document !== shown)
            .map((document) => (
              <li key={document}>
                <Link to={addresses[document]}>{say(`site-legal.${document}.title`)}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

function Contact() {
  const say = useSay()
  return (
    <aside className={styles.contact}>
      <h2>{say('site-legal.contact.title')}</h2>
      <p>{say('site-legal.contact.text')}</p>
      <Link className={styles.next} to={links.contact()}>
        {say('site-legal.contact.action')}
        <Icon name="onward" />
      </Link>
    </aside>
  )
}
