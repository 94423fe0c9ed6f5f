import { writeInstantDay } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useSecondFactor, useSecurity } from './account-data.ts'
import { deviceName } from './device-name.ts'
import styles from './SecurityCard.module.css'
import { TurnOnDialog } from './TurnOnDialog.tsx'

/** The second factor of the own account, and what happened to its safety lately. */
export function SecurityCard() {
  const t = useT()
  const { data, error, refetch } = useSecurity()
  return (
    <Card title={t('accounts.security.title')} aria-label={t('accounts.security.title')}>
      {data ? (
        <div className={styles.parts}>
          <Factor factor={data.secondFactor} />
          {data.google && <Google google={data.google} />}
          <Log rows={data.rows} />
        </div>
      ) : error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Card>
  )
}

type Security = NonNullable<ReturnType<typeof useSecurity>['data']>
type Begun = Awaited<ReturnType<ReturnType<typeof useSecondFactor>['begin']>>

function Factor({ factor }: { factor: Security['secondFactor'] }) {
  const t = useT()
  const language = useLanguage()
  const { begin, end } = useSecondFactor()
  const [begun, setBegun] = useState<Begun>()
  const { isBusy, run } = useAct()
  const turnOn = () => run(async () => setBegun(await begin()))
  const turnOff = () =>
    run(async () => {
      await end()
      toastDone(t('accounts.security.off'))
    })
  return (
    <div className={styles.factor}>
      {factor ? (
        <p>
          <strong>{t('accounts.security.since', { day: writeInstantDay(factor.since, language) })}</strong>
          <br />
          {t('accounts.security.codesLeft', { count: factor.recoveryCodes })}
        </p>
      ) : (
        <p>{t('accounts.security.offWhy')}</p>
      )}
      <Button isBusy={isBusy} onClick={() => void (factor ? turnOff() : turnOn())}>
        {t(factor ? 'accounts.security.turnOff' : 'accounts.security.turnOn')}
      </Button>
      {begun && <TurnOnDialog begun={begun} onClose={() => setBegun(undefined)} />}
    </div>
  )
}

/** One at a time; a refusal is a toast. */
function useAct() {
  const [isBusy, setBusy] = useState(false)
  async function run(act: () => Promise<void>) {
    setBusy(true)
    await act().catch(toastProblem)
    setBusy(false)
  }
  return { isBusy, run }
}

/** The other way in, and how to close it; not where nobody would get in any more. */
function Google({ google }: { google: NonNullable<Security['google']> }) {
  const t = useT()
  const language = useLanguage()
  const { unlinkGoogle } = useSecondFactor()
  const { isBusy, run } = useAct()
  const unlink = () =>
    run(async () => {
      await unlinkGoogle()
      toastDone(t('accounts.security.googleRemoved'))
    })
  return (
    <div className={styles.factor}>
      <p>
        {t('accounts.security.google', { day: writeInstantDay(google.since, language) })}
        {google.isOnlyWay && (
          <>
            <br />
            {t('accounts.security.googleOnly')}
          </>
        )}
      </p>
      {!google.isOnlyWay && (
        <Button isBusy={isBusy} onClick={() => void unlink()}>
          {t('accounts.security.googleRemove')}
        </Button>
      )}
    </div>
  )
}

function Log({ rows }: { rows: Security['rows'] }) {
  const t = useT()
  return (
    <details className={styles.log}>
      <summary>{t('accounts.security.log')}</summary>
      {rows.length === 0 && <p>{t('accounts.security.logNone')}</p>}
      <ul>
        {rows.map(({ id, at, kind, address, device }) => (
          <li key={id}>
            <strong>{t(`accounts.security.kind.${kind}`)}</strong>
            <span className={styles.where}>
              <AgoText at={at} /> · {deviceName(device, t)} · {address}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
