import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { isUpiId } from '@darzi/tailoring/payments/upi.ts'
import { readWhole } from '@darzi/tailoring/units/read-number.ts'
import { useForm } from '@mantine/form'
import { changesOf } from '../../data/changes-of.ts'
import { useSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import styles from './CounterCard.module.css'
import { type CounterSettings, useChangeCounter } from './counter-settings.ts'
import { RushFields } from './RushFields.tsx'
import { type RushTyped, readRush, rushTyped, rushWrong } from './rush-typed.ts'

const sizes = ['58', '80', 'a5'] as const
const mostBufferDays = 60

type Typed = RushTyped & { bufferDays: string }

function bodyOf<Values extends Typed>(values: Values, currency: Currency) {
  const { bufferDays, rushBy, rushCost, rushDays, ...others } = values
  const { rush } = readRush({ rushBy, rushCost, rushDays }, currency)
  return { ...others, bufferDays: readWhole(bufferDays), rush }
}

export function CounterForm({ settings, onDone }: { settings: CounterSettings; onDone: () => void }) {
  const t = useT()
  const change = useChangeCounter()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const form = useForm({
    initialValues: {
      upiId: settings.upiId ?? '',
      slipNote: settings.slipNote ?? '',
      slipSize: settings.slipSize,
      bufferDays: String(settings.bufferDays),
      readyNeedsPhoto: settings.readyNeedsPhoto,
      ...rushTyped(settings.rush, currency),
    },
    validate: {
      upiId: (value) => (!value.trim() || isUpiId(value.trim()) ? null : t('problems.payments.upiInvalid')),
      bufferDays: (value) =>
        (readWhole(value) ?? Infinity) <= mostBufferDays ? null : t('payments.wrong.days'),
      rushCost: (_value, values) => rushWrong(t, values, { field: 'rushCost', currency }),
      rushDays: (_value, values) => rushWrong(t, values, { field: 'rushDays', currency }),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await change(changesOf(bodyOf(form.getInitialValues(), currency), bodyOf(values, currency)))
      toastDone(t('payments.counter.saved'))
      onDone()
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('upiId')}
        label={t('payments.counter.upiId')}
        hint={t('payments.counter.upiHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        autoFocus
        isOptional
      />
      <NativeSelect
        {...form.getInputProps('slipSize')}
        label={t('payments.counter.slipSize')}
        options={sizes.map((value) => ({ value, label: t(`payments.counter.size.${value}`) }))}
      />
      <TextField
        {...form.getInputProps('slipNote')}
        label={t('payments.counter.slipNote')}
        hint={t('payments.counter.noteHint')}
        maxLength={300}
        isOptional
      />
      <TextField
        {...form.getInputProps('bufferDays')}
        label={t('payments.counter.buffer')}
        hint={t('payments.counter.bufferHint')}
        inputMode="numeric"
        maxLength={2}
      />
      <RushFields form={form} currency={currency} />
      <Checkbox
        {...form.getInputProps('readyNeedsPhoto', { type: 'checkbox' })}
        label={t('payments.counter.readyPhoto.label')}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('payments.counter.save')}
        </Button>
        <Button disabled={isSending} onClick={onDone}>
          {t('payments.counter.cancel')}
        </Button>
      </div>
    </form>
  )
}
