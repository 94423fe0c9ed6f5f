import { lazy, Suspense, useState } from 'react'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'
import { saveFile } from '../../data/save-file.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ProfilePage.module.css'

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}))

/** Everything that is kept of the own account, to take away or to delete. */
export function OwnDataCard({ email }: { email: string }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const [isDeleting, setDeleting] = useState(false)
  const download = () =>
    run(async () => {
      const file = await confirmed(() => call('GET /api/account/export'))
      saveFile(file, `darzi-account-${new Date().toISOString().slice(0, 10)}.json`)
      toastDone(t('accounts.data.exported'))
    })
  return (
    <Card title={t('accounts.data.title')} aria-label={t('accounts.data.title')}>
      <div className={styles.form}>
        <p>{t('accounts.data.why')}</p>
        <div className={styles.actions}>
          <Button isBusy={isBusy} onClick={() => void download()}>
            {t('accounts.data.export')}
          </Button>
          <Button onClick={() => setDeleting(true)}>{t('accounts.data.delete')}</Button>
        </div>
      </div>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog email={email} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
