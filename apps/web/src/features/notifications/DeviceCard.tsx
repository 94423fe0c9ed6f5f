import type { NotificationSetUp } from '@darzi/contract/notification-shapes.ts'
import { useEffect, useState } from 'react'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Notifications.module.css'
import { askAgain } from './notification-data.ts'
import { canBePushed, ownEndpoint, startPush, stopPush } from './push-device.ts'

/** Whether this browser is told, also when Darzi is not open. */
export function DeviceCard({ setUp }: { setUp: NotificationSetUp }) {
  const t = useT()
  const { pushKey, devices } = setUp
  const [endpoint, setEndpoint] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    void ownEndpoint().then(setEndpoint)
  }, [])
  const own = devices.find((device) => device.endpoint === endpoint)

  async function change(work: () => Promise<string | undefined>) {
    setBusy(true)
    setRefused(false)
    try {
      const now = await work()
      setEndpoint(now)
      setRefused(now === undefined && own === undefined)
      await askAgain()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t('notifications.device.title')}>
      <div className={styles.rows}>
        {!pushKey && <p className={styles.quiet}>{t('notifications.device.notSetUp')}</p>}
        {pushKey && !canBePushed() && <p className={styles.quiet}>{t('notifications.device.cannot')}</p>}
        {pushKey && canBePushed() && (
          <>
            <p className={styles.quiet}>{t(own ? 'notifications.device.on' : 'notifications.device.why')}</p>
            {isRefused && <p className={styles.error}>{t('notifications.device.refused')}</p>}
            <div className={styles.acts}>
              {own ? (
                <Button isBusy={isBusy} onClick={() => void change(() => stopPush(own.id))}>
                  {t('notifications.device.stop')}
                </Button>
              ) : (
                <Button isBusy={isBusy} onClick={() => void change(() => startPush(pushKey))}>
                  {t('notifications.device.start')}
                </Button>
              )}
            </div>
          </>
        )}
        {devices.length > 0 && (
          <p className={styles.quiet}>{t('notifications.device.count', { count: devices.length })}</p>
        )}
      </div>
    </Card>
  )
}
