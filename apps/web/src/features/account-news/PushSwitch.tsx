import { useEffect, useState } from 'react'
import { canBePushed, ownEndpoint, type PushAddress, startPush, stopPush } from '../../data/push-device.ts'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './News.module.css'

interface Props {
  /** With which a browser asks for push; absent where push is not set up. */
  pushKey: string | undefined
  devices: readonly { id: string; endpoint: string }[]
  /** Each brings `devices` anew. */
  onStart: (address: PushAddress) => Promise<unknown>
  onStop: (id: string) => Promise<unknown>
}

/** Whether this browser is told, also when Darzi is not open. */
export function PushSwitch({ pushKey, devices, onStart, onStop }: Props) {
  const t = useT()
  const [endpoint, setEndpoint] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const { isBusy, run } = useAct()
  useEffect(() => {
    void ownEndpoint().then(setEndpoint)
  }, [])
  const own = devices.find((device) => device.endpoint === endpoint)
  const start = (key: string) =>
    run(async () => {
      setRefused(false)
      const made = await startPush(key, onStart)
      setEndpoint(made)
      setRefused(made === undefined)
    })
  const stop = (id: string) =>
    run(async () => {
      await onStop(id)
      setEndpoint(await stopPush())
    })
  return (
    <div className={styles.body}>
      {!pushKey && <p className={styles.soft}>{t('account-news.device.notSetUp')}</p>}
      {pushKey && !canBePushed() && <p className={styles.soft}>{t('account-news.device.cannot')}</p>}
      {pushKey && canBePushed() && (
        <>
          <p className={styles.soft}>{t(own ? 'account-news.device.on' : 'account-news.device.why')}</p>
          {isRefused && <p className={styles.error}>{t('account-news.device.refused')}</p>}
          <div>
            {own ? (
              <Button isBusy={isBusy} onClick={() => void stop(own.id)}>
                {t('account-news.device.stop')}
              </Button>
            ) : (
              <Button isBusy={isBusy} onClick={() => void start(pushKey)}>
                {t('account-news.device.start')}
              </Button>
            )}
          </div>
        </>
      )}
      {devices.length > 0 && (
        <p className={styles.soft}>{t('account-news.device.count', { count: devices.length })}</p>
      )}
    </div>
  )
}
