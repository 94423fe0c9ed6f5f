import type { ApiReply } from '@darzi/contract/api.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useForm } from '@mantine/form'
import { useSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Backup.module.css'
import { setSchedule } from './backup-data.ts'
import { shortestPassphrase } from './MakeDialog.tsx'

type Schedule = ApiReply<'GET /api/backups'>['schedule']
const choices = ['off', 'day', 'week'] as const

/** How often a backup is made by itself, and the passphrase its key comes from. */
export function ScheduleForm({ schedule }: { schedule: Schedule }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const form = useForm({
    initialValues: { every: schedule.every as string, passphrase: '' }, // a select's value is any text
    validate: {
      passphrase: (value, { every }) => {
        if (every === 'off' || (!value && schedule.hasPassphrase)) return null
        return value.length < shortestPassphrase ? t('backup.make.short') : null
      },
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ every, passphrase }) => {
      await setSchedule(choices.find((choice) => choice === every) ?? 'off', passphrase || undefined)
      form.setFieldValue('passphrase', '')
      toastDone(t('backup.schedule.saved'))
    },
  })
  const { lastAt, lastFailedAt, kept } = schedule
  const told = (at: string) => writeInstant(at, language, shop?.timeZone)
  const hasFailed = lastFailedAt !== undefined && (!lastAt || lastFailedAt > lastAt)
  return (
    <form className={styles.schedule} noValidate onSubmit={onSubmit} aria-label={t('backup.schedule.title')}>
      <h3>{t('backup.schedule.title')}</h3>
      <FormError>{failure}</FormError>
      {hasFailed && <FormNotice>{t('backup.schedule.failed', { when: told(lastFailedAt) })}</FormNotice>}
      <div className={styles.pair}>
        <NativeSelect
          {...form.getInputProps('every')}
          label={t('backup.schedule.every')}
          hint={t('backup.schedule.kept', { count: kept })}
          options={choices.map((value) => ({ value, label: t(`backup.schedule.${value}`) }))}
        />
        {form.values.every !== 'off' && (
          <PasswordField
            {...form.getInputProps('passphrase')}
            label={t('backup.schedule.passphrase')}
            hint={t(schedule.hasPassphrase ? 'backup.schedule.keep' : 'backup.schedule.hint')}
            autoComplete="new-password"
          />
        )}
      </div>
      {lastAt && <p className={styles.soft}>{t('backup.schedule.last', { when: told(lastAt) })}</p>}
      <div className={styles.acts}>
        <Button type="submit" isBusy={isSending}>
          {t('backup.schedule.save')}
        </Button>
      </div>
    </form>
  )
}
