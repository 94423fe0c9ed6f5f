import type { AdminQueueName } from '@darzi/contract/admin.ts'
import { Link } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import listStyles from '../../kits/list/List.module.css'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { useQueue } from './admin-data.ts'

const lists = {
  disputes: adminLinks.disputes(),
  reports: adminLinks.reports(),
  verifications: adminLinks.verifications(),
  messages: adminLinks.messages(),
  deadLetters: adminLinks.jobs(),
} as const satisfies Record<AdminQueueName, string>
// the keys of a closed table
const names = Object.keys(lists) as AdminQueueName[]

/** What waits for whoever runs this server; each count leads to its list. */
export default function QueuePage() {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('admin.page.title')} hasBack={false} />
      <AdminFaces query={useQueue()}>
        {(queue) => (
          <>
            {names.every((name) => queue[name] === 0) && <p>{t('admin.page.nothing')}</p>}
            <ul className={styles.list} aria-label={t('admin.page.title')}>
              {names.map((name) => (
                <li key={name} className={styles.waiting} data-none={queue[name] === 0}>
                  <Link to={lists[name]} className={listStyles.open}>
                    {t(`admin.queue.${name}`)}
                  </Link>
                  <span className={styles.count}>{queue[name]}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </AdminFaces>
    </>
  )
}
