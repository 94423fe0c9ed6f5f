import type { Backup } from '@darzi/contract/backup.ts'
import { writeInstant, writeInstantDay } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Backup.module.css'
import { downloadBackup, removeBackup, useBackups } from './backup-data.ts'
import { MakeDialog } from './MakeDialog.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'

type Asked = { what: 'make' | 'file' } | { what: 'restore' | 'remove'; backup: Backup }

/** The backups that are kept, one made now, one put back, and those that are made by themselves. */
export function BackupCard() {
  const t = useT()
  const { data, error, refetch } = useBackups()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <Card title={t('backup.card.title')} aria-label={t('backup.card.title')}>
      <div className={styles.parts}>
        <p>{t('backup.card.why')}</p>
        <div className={styles.acts}>
          <Button kind="primary" onClick={() => setAsked({ what: 'make' })}>
            {t('backup.card.make')}
          </Button>
          <Button onClick={() => setAsked({ what: 'file' })}>{t('backup.card.restoreFile')}</Button>
        </div>
        {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={2} rowHeight={56} />}
        {data && data.rows.length === 0 && <p className={styles.soft}>{t('backup.card.none')}</p>}
        {data && data.rows.length > 0 && (
          <ul className={styles.rows}>
            {data.rows.map((backup) => (
              <Row key={backup.id} backup={backup} onAsk={(what) => setAsked({ what, backup })} />
            ))}
          </ul>
        )}
        {data && <ScheduleForm key={data.schedule.every} schedule={data.schedule} />}
      </div>
      {asked?.what === 'make' && <MakeDialog onClose={close} />}
      {asked?.what === 'file' && <RestoreDialog isEmpty={data?.isEmpty ?? true} onClose={close} />}
      {asked?.what === 'restore' && (
        <RestoreDialog backup={asked.backup} isEmpty={data?.isEmpty ?? true} onClose={close} />
      )}
      {asked?.what === 'remove' && <RemoveDialog id={asked.backup.id} onClose={close} />}
    </Card>
  )
}

function Row({ backup, onAsk }: { backup: Backup; onAsk: (what: 'restore' | 'remove') => void }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const when = writeInstant(backup.madeAt, language, shop?.timeZone)
  const isCleared = backup.kind === 'cleared'
  const download = {
    key: 'download',
    label: t('backup.row.download'),
    run: () => void downloadBackup(backup).catch(toastProblem),
  }
  return (
    <li className={styles.row}>
      <span>
        <strong>{when}</strong>
        <br />
        <span className={styles.soft}>
          {t(`backup.kind.${backup.kind}`, { name: backup.madeBy ?? '' })} ·{' '}
          {t('backup.row.holds', { records: backup.records, photos: backup.photos })}
        </span>
        {backup.expiresAt && (
          <span className={styles.until}>
            {t('backup.row.until', { day: writeInstantDay(backup.expiresAt, language, shop?.timeZone) })}
          </span>
        )}
      </span>
      <ActionMenu
        label={t('backup.row.actions', { when })}
        actions={[
          ...(isCleared ? [] : [download]),
          {
            key: 'restore',
            label: t(isCleared ? 'backup.row.undo' : 'backup.row.restore'),
            run: () => onAsk('restore'),
          },
          { key: 'remove', label: t('backup.row.remove'), isDanger: true, run: () => onAsk('remove') },
        ]}
      />
    </li>
  )
}

function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await removeBackup(id)
      toastDone(t('backup.row.removed'))
      onClose()
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('backup.remove.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void remove()}>
            {t('backup.row.remove')}
          </Button>
        </>
      }
    >
      <p>{t('backup.remove.why')}</p>
    </Dialog>
  )
}
