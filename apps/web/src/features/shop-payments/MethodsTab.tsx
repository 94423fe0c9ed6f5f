import type { ShopMethod, ShopMethods } from '@darzi/contract/shop-payments.ts'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ShopPayments.module.css'
import { setMethod, useMethods } from './shop-payments-data.ts'
import { gatewayNames } from './shop-payments-list.ts'

/** The ways to pay: what each costs, when its money comes, and whether the counter offers it. */
export function MethodsTab() {
  const t = useT()
  const { data, error, refetch } = useMethods()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} rowHeight={64} />
  return (
    <div className={styles.stack}>
      <Card title={t('shop-payments.methods.title')}>
        <ul className={styles.methods}>
          {data.methods.map((method) => (
            <Method key={method.key} method={method} />
          ))}
        </ul>
      </Card>
      <OnlineCard online={data.online} />
    </div>
  )
}

function Method({ method }: { method: ShopMethod }) {
  const t = useT()
  const { key, feeBasisPoints, settlementDays, isPossible, isActive } = method
  const name = t(`payments.method.${key}`)
  const cost =
    feeBasisPoints === 0
      ? t('shop-payments.methods.noFee')
      : t('shop-payments.methods.fee', { percent: String(feeBasisPoints / 100) })
  const comes =
    settlementDays === 0
      ? t('shop-payments.methods.instant')
      : t('shop-payments.methods.later', { days: settlementDays })
  return (
    <li className={styles.method}>
      <div>
        <strong>{name}</strong>{' '}
        {isPossible && (
          <Badge tone={isActive ? 'leaf' : 'plain'}>
            {t(`shop-payments.methods.${isActive ? 'on' : 'off'}`)}
          </Badge>
        )}
        <div className={styles.soft}>
          {cost} · {comes}
        </div>
      </div>
      {isPossible ? (
        <Switch name={name} of={key} isActive={isActive} />
      ) : (
        <span className={styles.soft}>{t('shop-payments.methods.onlyRupees')}</span>
      )}
    </li>
  )
}

interface SwitchProps {
  name: string
  of: ShopMethod['key'] | 'online'
  isActive: boolean
}

function Switch({ name, of, isActive }: SwitchProps) {
  const t = useT()
  const may = useMay('shop.write')
  const [isBusy, setBusy] = useState(false)
  const word = t(`shop-payments.methods.${isActive ? 'disable' : 'enable'}`)
  async function turn() {
    setBusy(true)
    try {
      await setMethod(of, !isActive)
      toastDone(t(`shop-payments.methods.${isActive ? 'disabled' : 'enabled'}`, { method: name }))
    } catch (error) {
      toastProblem(error)
    }
    setBusy(false)
  }
  return (
    <HonestButton
      aria-label={`${word}: ${name}`}
      reason={may ? undefined : t('payments.list.onlyManagers')}
      isBusy={isBusy}
      onClick={() => void turn()}
    >
      {word}
    </HonestButton>
  )
}

/** What online payment needs; without its keys the counter works as before, and it says so. */
function OnlineCard({ online }: Pick<ShopMethods, 'online'>) {
  const t = useT()
  const title = t('shop-payments.online.title')
  const isReady = online.gateways.some((gateway) => gateway.isReady && gateway.isPossible)
  return (
    <Card title={title} actions={isReady && <Switch name={title} of="online" isActive={online.isActive} />}>
      <p>{t(isReady ? 'shop-payments.online.about' : 'shop-payments.online.stays')}</p>
      <ul className={styles.methods}>
        {online.gateways.map(({ key, isReady: isSet, isPossible, missing }) => (
          <li key={key} className={styles.method}>
            <div>
              <strong>{gatewayNames[key]}</strong>{' '}
              {isSet && isPossible && <Badge tone="leaf">{t('shop-payments.online.ready')}</Badge>}
              <div className={styles.soft}>
                {!isPossible
                  ? t('shop-payments.online.notCurrency')
                  : !isSet && t('shop-payments.online.missing', { names: missing.join(', ') })}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
