import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import form from '../../kits/form/Form.module.css'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Notifications.module.css'
import { sendTest, useSetUp } from './notification-data.ts'

const types = ['email', 'sms', 'whatsapp', 'push'] as const
type TestType = (typeof types)[number]

/** Sends one message for real, and says what the provider said. */
export function TestTab() {
  const t = useT()
  const mayWrite = useMay('notifications.write')
  const { data, error, refetch } = useSetUp()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={80} />
  const ready = types.filter((type) => data.ways.some((way) => way.type === type && way.isReady))
  if (!mayWrite) return <p className={styles.quiet}>{t('notifications.settings.onlyManagers')}</p>
  return (
    <div className={styles.narrow}>
      <Card title={t('notifications.test.title')}>
        <TestForm ready={ready} />
      </Card>
    </div>
  )
}

function TestForm({ ready }: { ready: readonly TestType[] }) {
  const t = useT()
  const [news, setNews] = useState<{ isSent: boolean; words: string }>()
  const sheet = useForm({
    initialValues: { type: ready[0] ?? 'email', recipient: '', message: '' },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form: sheet,
    send: async ({ type, recipient, message }) => {
      setNews(undefined)
      const { status, error = '' } = await sendTest({ type, recipient: recipient.trim(), message })
      const isSent = status === 'sent'
      setNews({
        isSent,
        words: t(isSent ? 'notifications.test.sent' : 'notifications.history.error', { error }),
      })
    },
  })
  const { type, recipient, message } = sheet.values
  const isPush = type === 'push'
  const isEmpty = !recipient.trim() || !message.trim()
  const reason = ready.includes(type)
    ? isEmpty
      ? t('notifications.test.missing')
      : undefined
    : t('notifications.test.notSetUp')
  return (
    <form className={form.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure ?? (news && !news.isSent ? news.words : undefined)}</FormError>
      <p role="status" className={styles.done}>
        {news?.isSent && news.words}
      </p>
      <NativeSelect
        label={t('notifications.history.way')}
        options={types.map((value) => ({
          value,
          label: ready.includes(value)
            ? t(`notifications.way.${value}`)
            : t('notifications.test.wayNotSetUp', { way: t(`notifications.way.${value}`) }),
        }))}
        {...sheet.getInputProps('type')}
        onChange={({ target }) => {
          const next = types.find((each) => each === target.value) ?? 'email'
          sheet.setFieldValue('type', next)
          sheet.setFieldValue('recipient', next === 'push' ? t('notifications.test.ownDevices') : '')
        }}
      />
      <TextField
        {...sheet.getInputProps('recipient')}
        label={t('notifications.test.recipient')}
        hint={t(`notifications.test.recipientOf.${type}`)}
        readOnly={isPush}
        required
      />
      <TextArea
        {...sheet.getInputProps('message')}
        label={t('notifications.template.message')}
        maxLength={1000}
        required
      />
      <div className={form.acts}>
        <HonestButton type="submit" kind="primary" isBusy={isSending} reason={reason}>
          {t('notifications.test.send')}
        </HonestButton>
      </div>
    </form>
  )
}
