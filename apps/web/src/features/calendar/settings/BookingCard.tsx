import type { CalendarSettings } from '@darzi/contract/calendar-shapes.ts'
import { useForm } from '@mantine/form'
import { changesOf } from '../../../data/changes-of.ts'
import { settleForm } from '../../../data/settle-form.ts'
import { useSendForm } from '../../../data/use-send-form.ts'
import formStyles from '../../../kits/form/Form.module.css'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import { copyLink, saveRules, wholeAddress } from '../calendar-data.ts'
import styles from './Settings.module.css'

const steps = [15, 20, 30, 60] as const

/** Whether customers book by themselves, by which link, and how far ahead. */
export function BookingCard({ settings }: { settings: CalendarSettings }) {
  const t = useT()
  const { bookingLink } = settings
  const form = useForm({
    initialValues: typedOf(settings),
    validate: {
      noticeHours: (text) =>
        within(text, 0, 336) ? null : t('calendar.settings.number', { from: 0, to: 336 }),
      horizonDays: (text) =>
        within(text, 1, 180) ? null : t('calendar.settings.number', { from: 1, to: 180 }),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (sent) => {
      const saved = await saveRules(changesOf(bodyOf(form.getInitialValues()), bodyOf(sent)))
      settleForm(form, { sent, saved: typedOf(saved) })
    },
  })
  const address = bookingLink && wholeAddress(bookingLink)
  return (
    <Card title={t('calendar.settings.booking')} aria-label={t('calendar.settings.booking')}>
      <form className={formStyles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <Checkbox
          {...form.getInputProps('takesBookings', { type: 'checkbox' })}
          label={t('calendar.settings.takesBookings')}
        />
        {address && (
          <>
            <TextField readOnly label={t('calendar.settings.bookingLink')} value={address} />
            <div className={styles.acts}>
              <Button onClick={() => void copyLink(address)}>{t('calendar.settings.copy')}</Button>
              <a className={buttonClass({})} href={address} target="_blank" rel="noreferrer">
                {t('calendar.settings.open')}
              </a>
            </div>
          </>
        )}
        <div className={formStyles.pair}>
          <NativeSelect
            {...form.getInputProps('stepMinutes')}
            label={t('calendar.settings.step')}
            options={steps.map((step) => ({
              value: String(step),
              label: t('calendar.book.minutes', { count: step }),
            }))}
          />
          <TextField
            {...form.getInputProps('noticeHours')}
            label={t('calendar.settings.notice')}
            inputMode="numeric"
          />
          <TextField
            {...form.getInputProps('horizonDays')}
            label={t('calendar.settings.horizon')}
            inputMode="numeric"
          />
        </div>
        <div className={styles.acts}>
          <Button type="submit" isBusy={isSending}>
            {t('calendar.settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const typedOf = ({ takesBookings, stepMinutes, noticeMinutes, horizonDays }: CalendarSettings) => ({
  takesBookings,
  stepMinutes: String(stepMinutes),
  noticeHours: String(noticeMinutes / 60),
  horizonDays: String(horizonDays),
})

const bodyOf = ({ takesBookings, stepMinutes, noticeHours, horizonDays }: ReturnType<typeof typedOf>) => ({
  takesBookings,
  stepMinutes: steps.find((step) => String(step) === stepMinutes) ?? 30,
  noticeMinutes: Number(noticeHours) * 60,
  horizonDays: Number(horizonDays),
})

const within = (text: string, from: number, to: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= from && Number(text) <= to
