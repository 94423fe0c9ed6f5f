import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../data/api.ts'
import { links } from '../links.ts'
import { useT } from '../words/use-t.ts'
import styles from './ShopTopBar.module.css'

/** More than this is many. */
const mostShown = 99

/** How much the member has not seen; live, as everything the shop's screens show. */
export function InboxBell() {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['inbox', 'unread'],
    queryFn: ({ signal }) => call('GET /api/inbox/unread', undefined, { signal }),
  })
  const count = data?.unread ?? 0
  return (
    <Link to={links.inbox()} className={styles.bell} aria-label={t('app.nav.inboxCount', { count })}>
      <Bell size={20} aria-hidden="true" />
      {count > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {Math.min(count, mostShown)}
        </span>
      )}
    </Link>
  )
}
