import type { Dispute } from '@darzi/contract/disputes.ts'
import { useForm } from '@mantine/form'
import { useParams } from 'react-router'
import { disputeLinks } from '../../admin-links.ts'
import { useMay } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { AddPhoto } from './AddPhoto.tsx'
import { DisputeStory, Until } from './DisputeStory.tsx'
import styles from './Disputes.module.css'
import { answerDispute, useShopDispute } from './dispute-data.ts'

/** One dispute as the shop sees it, and its answer. */
export default function ShopDisputePage() {
  const t = useT()
  const { id = '' } = useParams()
  const mayAnswer = useMay('orders.cancel')
  const mayRework = useMay('orders.write')
  return (
    <DetailPage
      query={useShopDispute(id)}
      title={(dispute) => (dispute ? `${dispute.orderNumber}, ${dispute.customer}` : t('disputes.shop.one'))}
      backTo={disputeLinks.ofShop()}
      extra={({ orderId }) => <ButtonLink to={links.order(orderId)}>{t('disputes.shop.order')}</ButtonLink>}
    >
      {(dispute) => (
        <>
          <DisputeStory dispute={dispute} />
          {mayRework && dispute.outcome === 'remake' && <Remake orderId={dispute.orderId} />}
          {mayAnswer && <AddPhoto dispute={dispute} side="shop" />}
          {mayAnswer && dispute.can.includes('answer') && <AnswerForm dispute={dispute} />}
        </>
      )}
    </DetailPage>
  )
}

/** What was decided is done by the order's own way back into work, with its cause and its stage. */
function Remake({ orderId }: { orderId: string }) {
  const t = useT()
  return (
    <Card aria-label={t('disputes.outcome.remake')}>
      <p className={styles.soft}>{t('disputes.shop.remakeWhy')}</p>
      <ButtonLink kind="primary" to={links.orderAsking(orderId, 'rework')}>
        {t('disputes.shop.remake')}
      </ButtonLink>
    </Card>
  )
}

function AnswerForm({ dispute: { id, answerBy } }: { dispute: Dispute }) {
  const t = useT()
  const form = useForm({
    initialValues: { words: '' },
    validate: { words: (words) => (words.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ words }) => {
      await answerDispute(id, words)
      form.resetDirty()
      toastDone(t('disputes.shop.sent'))
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <Card aria-label={t('disputes.shop.answer')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <TextArea
          {...form.getInputProps('words')}
          label={t('disputes.shop.answer')}
          maxLength={4000}
          rows={6}
        />
        <p className={styles.soft}>
          <Until words={t('disputes.shop.answerHint', { at: '\u0000' })} at={answerBy} />
        </p>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('disputes.shop.send')}
        </Button>
      </form>
    </Card>
  )
}
