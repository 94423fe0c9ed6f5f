import type { NotificationSettings, NotificationSetUp } from '@darzi/contract/notification-shapes.ts'
import { type Channel, notificationEventKeys } from '@darzi/tailoring/notifications/events.ts'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { AwaitedCheckbox } from '../../ui/AwaitedCheckbox.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { PushSwitch } from '../account-news/api.ts'
import styles from './Notifications.module.css'
import { askAgain, changeSettings, useSetUp } from './notification-data.ts'

const flagOfWay = {
  email: 'emailEnabled',
  sms: 'smsEnabled',
  whatsapp: 'whatsappEnabled',
  push: 'pushEnabled',
  link: 'linkEnabled',
} as const satisfies Record<Channel, keyof NotificationSettings>

/** By which ways, of what and when the shop tells. A way that is not set up on the server says so. */
export function SettingsTab() {
  const t = useT()
  const mayWrite = useMay('notifications.write')
  const { data, error, refetch } = useSetUp()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={200} />
  const { settings, ways } = data
  return (
    <div className={styles.narrow}>
      {!mayWrite && <p className={styles.quiet}>{t('notifications.settings.onlyManagers')}</p>}
      <Card title={t('notifications.settings.ways')}>
        <div className={styles.rows}>
          {ways.map(({ type, isReady, missing }) => (
            <AwaitedCheckbox
              key={type}
              label={
                <>
                  <strong>{t(`notifications.way.${type}`)}</strong>{' '}
                  {!isReady && <Badge tone="marigold">{t('notifications.settings.notSetUp')}</Badge>}
                  <br />
                  <span className={styles.quiet}>
                    {isReady
                      ? t(`notifications.wayWhy.${type}`)
                      : t('notifications.settings.missing', { names: missing.join(', ') })}
                  </span>
                </>
              }
              checked={isReady && settings[flagOfWay[type]]}
              disabled={!mayWrite || !isReady}
              onSwitch={(isWanted) => changeSettings({ [flagOfWay[type]]: isWanted })}
            />
          ))}
        </div>
      </Card>
      <Card title={t('notifications.settings.events')}>
        <div className={styles.rows}>
          {notificationEventKeys.map((event) => (
            <AwaitedCheckbox
              key={event}
              label={
                <>
                  <strong>{t(`notifications.event.${event}`)}</strong>
                  <br />
                  <span className={styles.quiet}>{t(`notifications.eventWhy.${event}`)}</span>
                </>
              }
              checked={settings[event]}
              disabled={!mayWrite}
              onSwitch={(isWanted) => changeSettings({ [event]: isWanted })}
            />
          ))}
        </div>
      </Card>
      <WhenCard setUp={data} mayWrite={mayWrite} />
      <DeviceCard setUp={data} />
    </div>
  )
}

const halfHours = Array.from({ length: 48 }, (_, at) => at * 30)
const dayCounts = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90]

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** When nothing is sent, and after how many days a reminder is. */
function WhenCard({ setUp, mayWrite }: { setUp: NotificationSetUp; mayWrite: boolean }) {
  const t = useT()
  const { settings, timeZone } = setUp
  const pick = (
    name: 'quietFrom' | 'quietTo' | 'paymentDays' | 'uncollectedDays',
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={t(`notifications.settings.${name}`)}
      options={options}
      value={String(settings[name])}
      disabled={!mayWrite}
      onChange={({ target }) => void changeSettings({ [name]: Number(target.value) })}
    />
  )
  const withOwn = (values: readonly number[], own: number) =>
    [...new Set([...values, own])].sort((a, b) => a - b)
  const times = (own: number) =>
    withOwn(halfHours, own).map((minute) => ({ value: String(minute), label: clock(minute) }))
  const days = (own: number) =>
    withOwn(dayCounts, own).map((count) => ({
      value: String(count),
      label: t('notifications.settings.days', { count }),
    }))
  return (
    <Card title={t('notifications.settings.when')}>
      <div className={styles.rows}>
        <p className={styles.quiet}>{t('notifications.settings.quietWhy', { timeZone })}</p>
        <div className={styles.pair}>
          {pick('quietFrom', times(settings.quietFrom))}
          {pick('quietTo', times(settings.quietTo))}
        </div>
        <div className={styles.pair}>
          {pick('uncollectedDays', days(settings.uncollectedDays))}
          {pick('paymentDays', days(settings.paymentDays))}
        </div>
      </div>
    </Card>
  )
}

/** Whether this browser is told of the shop's work, also when Darzi is not open. */
function DeviceCard({ setUp }: { setUp: NotificationSetUp }) {
  const t = useT()
  const { pushKey, devices } = setUp
  return (
    <Card title={t('notifications.device.title')}>
      <PushSwitch
        pushKey={pushKey}
        devices={devices}
        onStart={(body) => call('POST /api/notifications/devices', { body }).then(askAgain)}
        onStop={(id) => call('DELETE /api/notifications/devices/:id', { params: { id } }).then(askAgain)}
      />
    </Card>
  )
}
