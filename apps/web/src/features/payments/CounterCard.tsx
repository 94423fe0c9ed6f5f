import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import type { RushRule } from '@darzi/tailoring/orders/rush.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useState } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CounterCard.module.css'
import { CounterForm } from './CounterForm.tsx'
import { type CounterSettings, useCounterSettings } from './counter-settings.ts'
import { rushWayOf } from './rush-typed.ts'

/** How the counter works, on the shop's profile: read first, changed on demand. */
export function CounterCard() {
  const t = useT()
  const mayRead = useMay('shop.read')
  const mayWrite = useMay('shop.write')
  const { data: settings, error, refetch } = useCounterSettings()
  const [isEditing, setEditing] = useState(false)
  if (!mayRead) return null
  const edit = (
    <HonestButton
      reason={mayWrite ? undefined : t('payments.list.onlyManagers')}
      onClick={() => setEditing(true)}
    >
      {t('payments.counter.edit')}
    </HonestButton>
  )
  return (
    <Card
      title={t('payments.counter.title')}
      aria-label={t('payments.counter.title')}
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
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const facts = [
    ['upiId', settings.upiId ?? t('payments.counter.none')],
    ['slipSize', t(`payments.counter.size.${settings.slipSize}`)],
    ['slipNote', settings.slipNote ?? t('payments.counter.none')],
    ['buffer', t('payments.counter.days', { days: settings.bufferDays })],
    ['rush', rushTold(t, settings.rush, currency)],
    ['readyPhoto', t(`payments.counter.readyPhoto.${settings.readyNeedsPhoto ? 'asked' : 'notAsked'}`)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`payments.counter.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function rushTold(t: Translate, rule: RushRule, currency: Currency): string {
  const { percentBp = 0, amountMinor, leadDays } = rule
  return t('payments.counter.rush.told', {
    by: rushWayOf(rule),
    cost: amountMinor === undefined ? `${percentBp / 100} %` : writeMoney(amountMinor, currency),
    inDays: leadDays === undefined ? 'no' : 'yes',
    days: leadDays ?? 0,
  })
}
