import type { Delivery, Webhook } from '@darzi/contract/webhooks.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './ApiAccess.module.css'
import { sendAgain, useLog } from './api-access-data.ts'

/** Every telling of the last month: when, of what, what was answered, and when it is tried next. */
export function DeliveryLog({ hook }: { hook: Webhook }) {
  const t = useT()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLog(hook.id)
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <Card title={t('api-access.log.title')} aria-label={t('api-access.log.title')}>
      <p className={styles.soft}>{t('api-access.log.why')}</p>
      {!rows && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows rows={4} rowHeight={72} />}
      {rows?.length === 0 && <p>{t('api-access.log.none')}</p>}
      <ul className={styles.rows}>
        {rows?.map((telling) => (
          <Row key={telling.id} telling={telling} hook={hook} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('api-access.log.more')}
        </Button>
      )}
    </Card>
  )
}

const tones = { delivered: 'leaf', waiting: 'marigold', failed: 'thread' } as const

function Row({ telling, hook }: { telling: Delivery; hook: Webhook }) {
  const t = useT()
  const { shop } = useSession()
  const { id, type, at, state, body, answer } = telling
  const { isBusy, run } = useAct()
  const again = () =>
    run(async () => {
      const told = await sendAgain(hook.id, id)
      toastDone(
        told.failure
          ? t('api-access.log.notSentAgain')
          : t('api-access.log.sentAgain', { code: String(told.answerCode) }),
      )
    })
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span>
          <strong>{t(`api-access.type.${type}`)}</strong>{' '}
          <span className={styles.soft}>
            <InstantText at={at} timeZone={shop?.timeZone} />
          </span>
        </span>
        <Badge tone={tones[state]}>{t(`api-access.log.${state}`)}</Badge>
      </div>
      <Outcome telling={telling} />
      <div className={styles.head}>
        <details className={styles.details}>
          <summary>{t('api-access.log.details')}</summary>
          <p className={styles.soft}>{t('api-access.log.body')}</p>
          <pre className={styles.code}>{body}</pre>
          {answer && (
            <>
              <p className={styles.soft}>{t('api-access.log.answer')}</p>
              <pre className={styles.code}>{answer}</pre>
            </>
          )}
        </details>
        <HonestButton
          kind="quiet"
          isBusy={isBusy}
          reason={hook.state === 'active' ? undefined : t('api-access.hook.notActive')}
          onClick={() => void again()}
        >
          {t('api-access.log.again')}
        </HonestButton>
      </div>
    </li>
  )
}

function Outcome({ telling: { tries, answerCode, tookMs = 0, failure, nextAt } }: { telling: Delivery }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const said = [
    tries > 0 && t('api-access.log.tries', { count: tries }),
    answerCode !== undefined && t('api-access.log.answered', { code: String(answerCode), ms: tookMs }),
    failure && t(`api-access.failure.${failure}`),
    nextAt && t('api-access.log.nextTry', { at: writeInstant(nextAt, language, shop?.timeZone) }),
  ]
  return <p>{said.filter(Boolean).join(' · ')}</p>
}
