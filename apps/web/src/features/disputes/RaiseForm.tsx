import { type DisputeKind, disputeKinds } from '@darzi/tailoring/disputes/life.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useForm } from '@mantine/form'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Disputes.module.css'
import { raiseDispute } from './dispute-data.ts'

interface Props {
  orderId: string
  /** The last day of the remake that was agreed; none where there is none to ask for. */
  remakeUntil: string | undefined
  /** It is the remake one came for. */
  isRemake: boolean
}

/** What is wrong, said once; within its days the remake that was agreed is asked for here too. */
export function RaiseForm({ orderId, remakeUntil, isRemake }: Props) {
  const t = useT()
  const language = useLanguage()
  const kinds = disputeKinds.filter((kind) => kind !== 'remake' || remakeUntil)
  const form = useForm<{ kind: DisputeKind; words: string }>({
    initialValues: { kind: isRemake && remakeUntil ? 'remake' : 'fit', words: '' },
    validate: { words: (words) => (words.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await raiseDispute(orderId, values)
      form.resetDirty()
      toastDone(t('disputes.state.raised'))
    },
  })
  useUnsavedForm(form.isDirty())
  const asksRemake = form.values.kind === 'remake'
  const title = t(`disputes.own.${asksRemake ? 'remakeTitle' : 'title'}`)
  return (
    <Card title={asksRemake ? title : undefined} aria-label={title}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {asksRemake && remakeUntil && (
          <p>{t('disputes.own.remakeUntil', { day: writeDay(remakeUntil, language) })}</p>
        )}
        <p>{t(`disputes.own.${asksRemake ? 'remakeWhy' : 'why'}`)}</p>
        <FormError>{failure}</FormError>
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t('disputes.own.kind')}
          options={kinds.map((value) => ({ value, label: t(`disputes.kind.${value}`) }))}
        />
        <TextArea
          {...form.getInputProps('words')}
          label={t('disputes.own.words')}
          maxLength={4000}
          rows={6}
        />
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('disputes.own.send')}
        </Button>
      </form>
    </Card>
  )
}
