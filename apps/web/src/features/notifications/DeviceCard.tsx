import type { NotificationSetUp } from '@darzi/contract/notification-shapes.ts'
import { call } from '../../data/api.ts'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { PushSwitch } from '../account-news/api.ts'
import { askAgain } from './notification-data.ts'

/** Whether this browser is told of the shop's work, also when Darzi is not open. */
export function DeviceCard({ setUp }: { setUp: NotificationSetUp }) {
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
