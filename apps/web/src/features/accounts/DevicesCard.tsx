import { Monitor, Smartphone } from 'lucide-react'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { type Device, useDevices, useEndDevices } from './account-data.ts'
import styles from './DevicesCard.module.css'
import { deviceName, isHandheld } from './device-name.ts'

/** Where this account is signed in. This device signs out by Logout, so it has no button here. */
export function DevicesCard() {
  const t = useT()
  const { data, error, refetch } = useDevices()
  const ending = useEndDevices()
  const end = (which: Device | 'others') =>
    ending.mutate(which, {
      onSuccess: () =>
        toastDone(t(which === 'others' ? 'accounts.devices.othersEnded' : 'accounts.devices.ended')),
      onError: toastProblem,
    })
  const others = data?.rows.filter((device) => !device.isCurrent) ?? []
  return (
    <Card
      title={t('accounts.devices.title')}
      aria-label={t('accounts.devices.title')}
      actions={
        data && (
          <HonestButton
            reason={others.length === 0 ? t('accounts.devices.noOthers') : undefined}
            isBusy={ending.isPending && ending.variables === 'others'}
            onClick={() => end('others')}
          >
            {t('accounts.devices.endOthers')}
          </HonestButton>
        )
      }
    >
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} />}
      <ul className={styles.devices}>
        {data?.rows.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isEnding={ending.isPending && ending.variables === device}
            onEnd={() => end(device)}
          />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  device: Device
  isEnding: boolean
  onEnd: () => void
}

function DeviceRow({ device, isEnding, onEnd }: RowProps) {
  const t = useT()
  const name = deviceName(device.device, t)
  const Picture = isHandheld(device.device) ? Smartphone : Monitor
  return (
    <li className={styles.device}>
      <Picture size={26} strokeWidth={1.8} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.seen}>
          {t('accounts.devices.lastSeen')} <AgoText at={device.lastSeenAt} />
        </span>
      </div>
      {device.isCurrent ? (
        <Badge tone="leaf">{t('accounts.devices.current')}</Badge>
      ) : (
        <Button isBusy={isEnding} onClick={onEnd} aria-label={t('accounts.devices.endNamed', { name })}>
          {t('accounts.devices.end')}
        </Button>
      )}
    </li>
  )
}
