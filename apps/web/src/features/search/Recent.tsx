import type { RecentSearch } from '@darzi/contract/search.ts'
import { History } from 'lucide-react'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Search.module.css'
import type { Asked } from './search-address.ts'
import { forgetRecent, useRecent } from './search-data.ts'

/** The member's last searches, wherever they were made; a tap runs one again. */
export function Recent({ onRun }: { onRun: (asked: Asked) => void }) {
  const t = useT()
  const timeZone = useSession().shop?.timeZone
  const { data } = useRecent()
  if (!data || data.rows.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="recent-searches">
      <div className={styles.head}>
        <h2 id="recent-searches">{t('search.recent.title')}</h2>
        <Button kind="plain" onClick={() => void forgetRecent()}>
          {t('search.recent.forget')}
        </Button>
      </div>
      <ul className={styles.recent}>
        {data.rows.map((search) => (
          <li key={search.searchedAt}>
            <button type="button" className={styles.again} onClick={() => onRun(askedOf(search))}>
              <History size={18} aria-hidden="true" />
              <span className={styles.query}>
                {[
                  search.q,
                  search.quick && t(`search.quick.${search.quick}`),
                  search.type !== 'all' && t(`search.type.${search.type}`),
                  search.range !== 'all' && t(`search.range.${search.range}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.quiet}>
                {t(search.isCapped ? 'search.found.atLeast' : 'search.found.count', {
                  count: search.results,
                })}
              </span>
              <span className={styles.quiet}>
                <AgoText at={search.searchedAt} timeZone={timeZone} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const askedOf = ({ q, type, range, from, to, quick }: RecentSearch): Asked => ({
  type,
  range,
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
  ...(quick && { quick }),
})
