import type { Dispute } from '@darzi/contract/disputes.ts'
import { type DisputeOutcome, disputeOutcomes } from '@darzi/tailoring/disputes/life.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useForm } from '@mantine/form'
import { useParams } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { DisputeStory, Until } from '../disputes/api.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { decideDispute, useDispute } from './dispute-data.ts'
import { EvidenceCard } from './EvidenceCard.tsx'

/** What both say, what the server has of the order, and the decision. */
export default function DisputePage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useDispute(id)
  const shown = query.data?.dispute
  return (
    <>
      <ScreenHeader
        title={shown ? `${shown.orderNumber}, ${shown.shop}` : t('admin.dispute.title')}
        backTo={adminLinks.disputes()}
      />
      <AdminFaces query={query}>
        {({ dispute, evidence }) => (
          <div className={styles.page}>
            <DisputeStory dispute={dispute} />
            {dispute.state === 'raised' && !dispute.can.includes('decide') && (
              <p className={styles.soft}>
                <Until words={t('admin.dispute.waits', { at: '\u0000' })} at={dispute.answerBy} />
              </p>
            )}
            <EvidenceCard dispute={dispute} evidence={evidence} />
            {dispute.can.includes('decide') && (
              <DecideForm dispute={dispute} paidMinor={evidence.order.paidMinor} />
            )}
          </div>
        )}
      </AdminFaces>
    </>
  )
}

function DecideForm({ dispute, paidMinor }: { dispute: Dispute; paidMinor: number }) {
  const t = useT()
  const { id, currency } = dispute
  const form = useForm<{ outcome: DisputeOutcome; partMinor: string; words: string }>({
    initialValues: { outcome: 'nothing', partMinor: '', words: '' },
    validate: {
      words: (words) => (words.trim() ? null : t('problems.field.required')),
      partMinor: (typed, { outcome }) =>
        outcome === 'part' && !minorIn(typed, currency) ? t('problems.disputes.refundMissing') : null,
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ outcome, partMinor, words }) => {
      await decideDispute(id, {
        outcome,
        words,
        partMinor: outcome === 'part' ? minorIn(partMinor, currency) : undefined,
      })
      form.resetDirty()
      toastDone(t('admin.dispute.done'))
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <Card title={t('admin.dispute.decide')} aria-label={t('admin.dispute.decide')}>
      <form className={styles.page} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <NativeSelect
          {...form.getInputProps('outcome')}
          label={t('admin.dispute.outcome')}
          options={disputeOutcomes.map((value) => ({ value, label: t(`disputes.outcome.${value}`) }))}
        />
        {form.values.outcome === 'part' && (
          <TextField
            {...form.getInputProps('partMinor')}
            label={t('admin.dispute.part', { currency })}
            hint={t('admin.dispute.partHint', { paid: writeMoney(Math.max(0, paidMinor), currency) })}
            inputMode="decimal"
          />
        )}
        <TextArea
          {...form.getInputProps('words')}
          label={t('admin.dispute.words')}
          hint={t('admin.dispute.wordsHint')}
          maxLength={4000}
          rows={5}
        />
        <div className={styles.acts}>
          <Button type="submit" kind="primary" isBusy={isSending}>
            {t('admin.dispute.act')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function minorIn(typed: string, currency: Dispute['currency']): number | undefined {
  const price = parseMoney(typed, currency)
  return 'minor' in price && price.minor > 0 ? price.minor : undefined
}
