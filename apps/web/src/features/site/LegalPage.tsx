import { Link, useLocation } from 'react-router'
import { links } from '../../links.ts'
import { DayText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { TranslateChoice } from '../translate/api.ts'
import { Icon } from './Icon.tsx'
import styles from './LegalPage.module.css'
import { type LegalDocument, legalUpdatedOn, sectionsOf } from './legal-sections.ts'
import { OperatorContact } from './OperatorContact.tsx'
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
  const t = useT()
  const { pathname } = useLocation()
  const shown = documents.find((document) => addresses[document] === pathname) ?? 'privacy'
  return (
    <>
      <PageHead heading={t(`site-legal.${shown}.title`)} lede={t(`site-legal.${shown}.lede`)}>
        <p className={styles.updated}>
          {t('site-legal.page.updated')} <DayText day={legalUpdatedOn[shown]} />
        </p>
      </PageHead>
      <div className={styles.page}>
        <Contents shown={shown} />
        <div>
          {sectionsOf(shown).map(({ place, title, points }) => (
            <section key={place} id={place} className={styles.section} aria-labelledby={`${place}-title`}>
              <h2 id={`${place}-title`}>{t(title)}</h2>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{t(point)}</li>
                ))}
              </ul>
            </section>
          ))}
          {shown === 'cookies' && <TranslateChoice />}
          <Contact />
        </div>
      </div>
    </>
  )
}

function Contents({ shown }: { shown: LegalDocument }) {
  const t = useT()
  return (
    <div className={styles.aside}>
      <nav aria-label={t('site-legal.page.contents')}>
        <h2>{t('site-legal.page.contents')}</h2>
        <ol>
          {sectionsOf(shown).map(({ place, title }) => (
            <li key={place}>
              <a href={`#${place}`}>{t(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-label={t('site-legal.page.others')}>
        <h2>{t('site-legal.page.others')}</h2>
        <ul>
          {documents
            .filter((document) => document !== shown)
            .map((document) => (
              <li key={document}>
                <Link to={addresses[document]}>{t(`site-legal.${document}.title`)}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

function Contact() {
  const t = useT()
  return (
    <aside className={styles.contact}>
      <h2>{t('site-legal.contact.title')}</h2>
      <p>{t('site-legal.contact.text')}</p>
      <OperatorContact />
      <Link className={styles.next} to={links.contact()}>
        {t('site-legal.contact.action')}
        <Icon name="onward" />
      </Link>
    </aside>
  )
}
