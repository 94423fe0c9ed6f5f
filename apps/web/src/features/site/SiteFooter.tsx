import { Link } from 'react-router'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ownName } from './own-name.ts'
import styles from './SiteFooter.module.css'

const columns = [
  {
    head: 'platform',
    to: {
      howItWorks: links.howItWorks(),
      features: links.features(),
      pricing: links.pricing(),
      houses: links.fashionHouses(),
      shop: links.shop(),
      tryOn: links.tryOn(),
    },
  },
  {
    head: 'support',
    to: {
      trackOrder: links.trackOrder(),
      getMeasured: links.getMeasured(),
      contact: links.contact(),
      services: links.services(),
      signIn: links.login(),
      register: links.register(),
    },
  },
  {
    head: 'company',
    to: {
      about: links.about(),
      privacy: links.privacy(),
      terms: links.terms(),
      cookies: links.cookies(),
      languages: `${links.cookies()}#choices`,
    },
  },
] as const

/** The foot of every public page. */
export function SiteFooter({ year }: { year: number }) {
  const t = useT()
  return (
    <footer className={styles.footer}>
      <div className="tape" aria-hidden="true" />
      <div className={styles.inner}>
        <p className={styles.motto}>{t('site-footer.foot.motto')}</p>
        <nav className={styles.columns} aria-label={t('site-footer.foot.label')}>
          {columns.map((column) => (
            <Column key={column.head} head={t(`site-footer.head.${column.head}`)} to={column.to} />
          ))}
        </nav>
      </div>
      <BigName />
      <p className={styles.copyright}>{t('site-footer.foot.copyright', { year: String(year) })}</p>
    </footer>
  )
}

function Column({ head, to }: { head: string; to: Record<string, string> }) {
  const t = useT()
  return (
    <div>
      <h2 className={styles.head}>{head}</h2>
      <ul>
        {Object.entries(to).map(([key, address]) => (
          <li key={key}>
            <Link className={styles.link} to={address}>
              {t(`site-footer.link.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const anchors = [
  { x: 0, textAnchor: 'start' },
  { x: 580, textAnchor: 'middle' },
  { x: 1120, textAnchor: 'end' },
] as const

/** The name in three scripts from edge to edge, as on a selvedge. Decoration. */
function BigName() {
  return (
    <svg className={styles.name} viewBox="0 0 1120 190" aria-hidden="true">
      {ownName.map(({ language, name }, at) => (
        <text key={language} lang={language} y="136" {...anchors[at]}>
          {name}
        </text>
      ))}
    </svg>
  )
}
