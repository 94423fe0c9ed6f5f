import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { apiLinks } from '../../api-links.ts'
import { links } from '../../links.ts'
import { useFetched } from '../../ui/use-fetched.ts'
import { useT } from '../../words/use-t.ts'
import { Calls } from './Calls.tsx'
import styles from './Developers.module.css'
import { Guide } from './Guide.tsx'

/** How programs ask for what is a shop's: the guide, and every call as the server describes it. */
export default function DevelopersPage() {
  const t = useT()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another fetch
  const fetchAgain = useCallback(async () => (await import('./described-api.ts')).fetchDescribed(), [tries])
  const { part: described, isMissed } = useFetched(fetchAgain, true)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('developers.page.title')}</h1>
        <p>{t('developers.page.lede')}</p>
        <p className={styles.acts}>
          <Link to={apiLinks.keys()}>{t('developers.page.keys')}</Link>
          <Link to={links.pricing()}>{t('developers.page.plans')}</Link>
        </p>
      </header>
      <Guide described={described} />
      <section aria-labelledby="calls" className={styles.part}>
        <h2 id="calls">{t('developers.calls.title')}</h2>
        <p>{t('developers.calls.why')}</p>
        <p className={styles.acts}>
          <a href="/api/openapi.json">{t('developers.calls.document')}</a>
        </p>
        {described && <Calls groups={described.groups} />}
        <div role="status">
          {!described && !isMissed && t('developers.calls.loading')}
          {isMissed && (
            <>
              {t('developers.calls.failed')}{' '}
              <button type="button" className={styles.retry} onClick={() => setTries(tries + 1)}>
                {t('developers.calls.retry')}
              </button>
            </>
          )}
        </div>
      </section>
    </div>
  )
}
