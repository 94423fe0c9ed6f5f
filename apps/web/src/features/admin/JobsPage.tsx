import type { DeadLetter } from '@darzi/contract/admin.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import { useState } from 'react'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { dropJob, retryJob, useJobs } from './admin-data.ts'

type Queues = ApiReply<'GET /api/admin/jobs'>['queues']

/** Background work: what failed for good, and how full the queues are. */
export default function JobsPage() {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('admin.jobs.title')} hasBack={false} />
      <AdminFaces query={useJobs()}>
        {({ deadLetters, queues }) => (
          <div className={styles.page}>
            <Card title={t('admin.jobs.failed')} aria-label={t('admin.jobs.failed')}>
              {deadLetters.length === 0 ? (
                <p>{t('admin.jobs.noFailed')}</p>
              ) : (
                <ul className={styles.list}>
                  {deadLetters.map((job) => (
                    <Failed key={job.id} job={job} />
                  ))}
                </ul>
              )}
            </Card>
            <Card title={t('admin.jobs.queues')} aria-label={t('admin.jobs.queues')}>
              <QueueTable queues={queues} />
            </Card>
          </div>
        )}
      </AdminFaces>
    </>
  )
}

function Failed({ job }: { job: DeadLetter }) {
  const t = useT()
  const [busyWith, setBusyWith] = useState<'retry' | 'drop'>()
  const [isAsking, setAsking] = useState(false)
  async function run(what: 'retry' | 'drop') {
    setAsking(false)
    setBusyWith(what)
    try {
      await (what === 'retry' ? retryJob(job.id) : dropJob(job.id))
      toastDone(t(what === 'retry' ? 'admin.jobs.retried' : 'admin.jobs.dropped'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusyWith(undefined)
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.code}>{job.queue}</h3>
        <span className={styles.soft}>
          {t('admin.jobs.tries', { count: job.tries })}
          {' · '}
          <AgoText at={job.failedAt} />
        </span>
      </div>
      {job.error && <p className={styles.code}>{job.error}</p>}
      <div className={styles.acts}>
        <Button isBusy={busyWith === 'retry'} onClick={() => void run('retry')}>
          {t('admin.jobs.retry')}
        </Button>
        <Button isBusy={busyWith === 'drop'} onClick={() => setAsking(true)}>
          {t('admin.jobs.drop')}
        </Button>
      </div>
      <Dialog
        title={t('admin.jobs.dropTitle')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('ui.cancel')}</Button>
            <Button kind="danger" onClick={() => void run('drop')}>
              {t('admin.jobs.drop')}
            </Button>
          </>
        }
      >
        {t('admin.jobs.dropWhy')}
      </Dialog>
    </li>
  )
}

function QueueTable({ queues }: { queues: Queues }) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keys
    <section className={styles.tableWrap} aria-label={t('admin.jobs.queues')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin.jobs.queue')}</th>
            {counts.map((count) => (
              <th key={count} scope="col" className={styles.number}>
                {t(`admin.jobs.${count}`)}
              </th>
            ))}
            <th scope="col">{t('admin.jobs.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row" className={styles.code}>
                {queue.name}
              </th>
              {counts.map((count) => (
                <td key={count} className={styles.number}>
                  {queue[count]}
                </td>
              ))}
              <td>{queue.oldestAt && <AgoText at={queue.oldestAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const counts = ['waiting', 'running', 'retrying'] as const
