import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './CounterCard.module.css'
import { CounterForm } from './CounterForm.tsx'
import { type CounterSettings, useCounterSettings } from './counter-settings.ts'

/** How the counter works, on the shop's profile: read first, changed on demand. */
export function CounterCard() {
  const say = useSay()
  const mayRead = useMay('shop.read')
  const mayWrite = useMay('shop.write')
  const { data: settings, error, refetch } = useCounterSettings()
  const [isEditing, setEditing] = useState(false)
  if (!mayRead) return null
  const edit = (
    <HonestButton
      reason={mayWrite ? undefined : say('payments.list.onlyManagers')}
      onClick={() => setEditing(true)}
    >
      {say('payments.counter.edit')}
    </HonestButton>
  )
  return (
    <Card
      title={say('payments.counter.title')}
      aria-label={say('payments.counter.title')}
      actions={settings && !isEditing && edit}
    >
      {!settings && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <SkeletonRows rows={2} rowHeight={56} />}
      {settings && isEditing && <CounterForm settings={settings} onDone={() => setEditing(false)} />}
      {settings && !isEditing && <Facts settings={settings} />}
    </Card>
  )
}

function Facts({ settings }: { settings: CounterSettings }) {
  const say = useSay()
  const facts = [
    ['upiId', settings.upiId ?? say('payments.counter.none')],
    ['slipSize', say(`payments.counter.size.${settings.slipSize}`)],
    ['slipNote', settings.slipNote ?? say('payments.counter.none')],
    ['buffer', say('payments.counter.days', { days: settings.bufferDays })],
    ['readyPhoto', say(`payments.counter.readyPhoto.${settings.readyNeedsPhoto ? 'asked' : 'notAsked'}`)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{say(`payments.counter.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
