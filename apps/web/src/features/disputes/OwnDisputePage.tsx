import type { Dispute } from '@darzi/contract/disputes.ts'
import { type DisputeKind, disputeKinds } from '@darzi/tailoring/disputes/life.ts'
import { useForm } from '@mantine/form'
import { useParams } from 'react-router'
import { useSendForm } from '../../data/use-send-form.ts'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { AddPhoto } from './AddPhoto.tsx'
import { DisputeStory } from './DisputeStory.tsx'
import styles from './Disputes.module.css'
import { raiseDispute, useDisputeOfOrder, withdrawDispute } from './dispute-data.ts'

/** An order of one's own with which something is wrong: said once, followed to the decision. */
export default function OwnDisputePage() {
  const t = useT()
  const { id = '' } = useParams()
  return (
    <DetailPage
      query={useDisputeOfOrder(id)}
      title={() => t('disputes.own.title')}
      backTo={links.ownOrders()}
    >
      {({ order, dispute, canRaise }) => (
        <>
          <p className={styles.soft}>{t('disputes.own.of', order)}</p>
          {dispute && <DisputeStory dispute={dispute} />}
          {dispute && <AddPhoto dispute={dispute} side="customer" />}
          {dispute?.can.includes('withdraw') && <Withdraw dispute={dispute} />}
          {canRaise && <RaiseForm orderId={id} />}
          {!canRaise && !dispute && <p>{t('disputes.own.notYet')}</p>}
        </>
      )}
    </DetailPage>
  )
}

function Withdraw({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const withdraw = () =>
    run(async () => {
      await withdrawDispute(dispute.id)
      toastDone(t('disputes.own.withdrawn'))
    })
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void withdraw()}>
        {t('disputes.own.withdraw')}
      </Button>
    </div>
  )
}

function RaiseForm({ orderId }: { orderId: string }) {
  const t = useT()
  const form = useForm<{ kind: DisputeKind; words: string }>({
    initialValues: { kind: 'fit', words: '' },
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
  return (
    <Card aria-label={t('disputes.own.title')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <p>{t('disputes.own.why')}</p>
        <FormError>{failure}</FormError>
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t('disputes.own.kind')}
          options={disputeKinds.map((value) => ({ value, label: t(`disputes.kind.${value}`) }))}
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
