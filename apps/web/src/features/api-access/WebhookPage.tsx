import type { Webhook } from '@darzi/contract/webhooks.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { apiLinks } from '../../api-links.ts'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './ApiAccess.module.css'
import { editWebhook, removeWebhook, testWebhook, useWebhooks } from './api-access-data.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { EventsCard } from './EventsCard.tsx'
import { hookTones } from './hook-tones.ts'

/** One webhook: what it is told of, whether it answers, and every telling of the last month. */
export default function WebhookPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, refetch } = useWebhooks()
  const hook = data?.rows.find((row) => row.id === id)
  return (
    <div className={styles.page}>
      <ScreenHeader title={t('api-access.hook.title')} backTo={apiLinks.keys()} />
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {data && !hook && <EmptyState title={t('api-access.hook.gone')} />}
      {hook && (
        <>
          <HookCard hook={hook} />
          <EventsCard key={hook.types.join()} hook={hook} />
          <DeliveryLog hook={hook} />
        </>
      )}
    </div>
  )
}

function HookCard({ hook }: { hook: Webhook }) {
  const t = useT()
  const { id, url, state, failingSince } = hook
  const language = useLanguage()
  const { shop } = useSession()
  const isActive = state === 'active'
  const testing = useAct()
  const turning = useAct()
  const [isRemoving, setRemoving] = useState(false)
  const sendTest = () =>
    testing.run(async () => {
      const { state: told, answerCode } = await testWebhook(id)
      toastDone(
        told === 'delivered'
          ? t('api-access.hook.tested', { code: String(answerCode) })
          : t('api-access.hook.testFailed'),
      )
    })
  const turn = () =>
    turning.run(async () => {
      await editWebhook(id, { state: isActive ? 'paused' : 'active' })
      toastDone(t(isActive ? 'api-access.hook.paused' : 'api-access.hook.resumed'))
    })
  return (
    <Card aria-label={url}>
      <div className={styles.head}>
        <strong className={styles.code}>{url}</strong>
        <Badge tone={hookTones[state]}>{t(`api-access.hooks.state.${state}`)}</Badge>
      </div>
      {isActive && failingSince && (
        <p className={styles.wrong}>
          {t('api-access.hooks.failing', { at: writeInstant(failingSince, language, shop?.timeZone) })}
        </p>
      )}
      {!isActive && <p className={styles.soft}>{t(`api-access.hook.${state}Why`)}</p>}
      <div className={styles.acts}>
        <HonestButton
          kind={isActive ? 'primary' : 'quiet'}
          isBusy={testing.isBusy}
          reason={isActive ? undefined : t('api-access.hook.notActive')}
          onClick={() => void sendTest()}
        >
          {t('api-access.hook.test')}
        </HonestButton>
        <Button kind={isActive ? 'quiet' : 'primary'} isBusy={turning.isBusy} onClick={() => void turn()}>
          {t(isActive ? 'api-access.hook.pause' : 'api-access.hook.resume')}
        </Button>
        <Button kind="quiet" onClick={() => setRemoving(true)}>
          {t('api-access.hook.remove')}
        </Button>
      </div>
      {isRemoving && <RemoveDialog id={id} onClose={() => setRemoving(false)} />}
    </Card>
  )
}

function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, run } = useAct()
  const remove = () =>
    run(async () => {
      await removeWebhook(id)
      toastDone(t('api-access.hook.removed'))
      await navigate(apiLinks.keys(), { replace: true })
    })
  return (
    <Dialog
      title={t('api-access.remove.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void remove()}>
            {t('api-access.hook.remove')}
          </Button>
        </>
      }
    >
      {t('api-access.remove.why')}
    </Dialog>
  )
}
