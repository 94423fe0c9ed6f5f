import type { OwnVerification } from '@darzi/contract/verifications.ts'
import { verificationParts } from '@darzi/tailoring/verifications/life.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useForm } from '@mantine/form'
import { useMay } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useNamesOfParts } from './names-of-parts.ts'
import { PartPhotos } from './PartPhotos.tsx'
import { StateBadge } from './StateBadge.tsx'
import styles from './Verifications.module.css'
import { sendVerification, takeBack, useVerification } from './verification-data.ts'

/** Whether the own shop is verified, and the photos it is verified by. Only whoever may change the shop sees them. */
export function VerificationCard() {
  const t = useT()
  const mayWrite = useMay('shop.write')
  const { data, error, refetch } = useVerification()
  if (!mayWrite) return null
  return (
    <Card title={t('verifications.card.title')} aria-label={t('verifications.card.title')}>
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} rowHeight={56} />}
      {data && <Standing verification={data} />}
    </Card>
  )
}

function Standing({ verification: { badge, lost, current } }: { verification: OwnVerification }) {
  const t = useT()
  const named = useNamesOfParts()
  const language = useLanguage()
  const isOpen = current?.state !== 'sent'
  const draft = current?.state === 'draft' ? current : undefined
  const shown = draft?.photos ?? (current?.state === 'sent' ? current.photos : [])
  return (
    <div className={styles.card}>
      {current && !(lost && !badge) && (
        <p>
          <StateBadge state={current.state} />
        </p>
      )}
      {badge && (
        <p>
          {t('verifications.card.badge', {
            day: writeInstantDay(badge.at, language),
            parts: named(badge.for),
          })}
        </p>
      )}
      {lost && (
        <p>
          {t('verifications.card.lost', { day: writeInstantDay(lost.at, language), parts: named(lost.for) })}
        </p>
      )}
      {current?.state === 'refused' && current.decision && (
        <div>
          <strong>{t('verifications.card.refusedWhy')}</strong>
          <p className={styles.words}>{current.decision}</p>
        </div>
      )}
      <p>{t(`verifications.card.${isOpen ? (badge ? 'renew' : 'why') : 'waits'}`)}</p>
      {verificationParts.map((part) => (
        <PartPhotos
          key={part}
          part={part}
          photos={shown.filter((photo) => photo.part === part)}
          mayChange={isOpen}
        />
      ))}
      {draft && draft.photos.length > 0 && <SendForm words={draft.words} />}
      {current?.state === 'sent' && <TakeBack />}
    </div>
  )
}

function SendForm({ words = '' }: { words?: string }) {
  const t = useT()
  const form = useForm({ initialValues: { words } })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await sendVerification(values.words)
      toastDone(t('verifications.send.done'))
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextArea
        {...form.getInputProps('words')}
        label={t('verifications.send.words')}
        maxLength={2000}
        rows={3}
        isOptional
      />
      <FormError>{failure}</FormError>
      <Button type="submit" kind="primary" isBusy={isSending}>
        {t('verifications.send.act')}
      </Button>
    </form>
  )
}

function TakeBack() {
  const t = useT()
  const { isBusy, run } = useAct()
  const onTakeBack = () =>
    run(async () => {
      await takeBack()
      toastDone(t('verifications.send.takenBack'))
    })
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void onTakeBack()}>
        {t('verifications.send.takeBack')}
      </Button>
    </div>
  )
}
