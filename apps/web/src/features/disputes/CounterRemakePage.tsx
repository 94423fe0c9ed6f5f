import type { ApiReply } from '@darzi/contract/api.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useForm } from '@mantine/form'
import { useNavigate, useParams } from 'react-router'
import { disputeLinks } from '../../admin-links.ts'
import { useMay } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Disputes.module.css'
import { agreeToRemake, useCounterRemake } from './dispute-data.ts'

type Standing = ApiReply<'GET /api/orders/:id/remake'>

/** The customer has called or brought the garment: the shop agrees at its counter to make it again. */
export default function CounterRemakePage() {
  const t = useT()
  const { id = '' } = useParams()
  return (
    <DetailPage
      query={useCounterRemake(id)}
      title={(standing) =>
        standing ? t('disputes.counter.title', standing.order) : t('disputes.counter.page')
      }
      backTo={links.order(id)}
    >
      {(standing) =>
        standing.refused ? (
          <Held refused={standing.refused} disputeId={standing.disputeId} />
        ) : (
          <AgreeForm orderId={id} standing={standing} />
        )
      }
    </DetailPage>
  )
}

/** Why nothing can be agreed on here, and where it goes on. */
function Held({ refused, disputeId }: Pick<Standing, 'disputeId'> & { refused: string }) {
  const t = useT()
  return (
    <FormNotice
      action={
        disputeId && (
          <ButtonLink kind="primary" to={disputeLinks.oneOfShop(disputeId)}>
            {t('disputes.counter.open')}
          </ButtonLink>
        )
      }
    >
      {t(`problems.${refused}`)}
    </FormNotice>
  )
}

function AgreeForm({ orderId, standing }: { orderId: string; standing: Standing }) {
  const t = useT()
  const navigate = useNavigate()
  const mayAgree = useMay('orders.cancel')
  const isFilled = (words: string) => (words.trim() ? null : t('problems.field.required'))
  const form = useForm({
    initialValues: { words: '', answer: '' },
    validate: { words: isFilled, answer: isFilled },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      const { id } = await agreeToRemake(orderId, values)
      form.resetDirty()
      toastDone(t('disputes.counter.agreed'))
      await navigate(disputeLinks.oneOfShop(id), { replace: true })
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <Card aria-label={t('disputes.counter.page')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Promised standing={standing} />
        <FormError>{failure}</FormError>
        <TextArea
          {...form.getInputProps('words')}
          label={t('disputes.card.customer')}
          maxLength={4000}
          rows={4}
        />
        <TextArea
          {...form.getInputProps('answer')}
          label={t('disputes.counter.answer')}
          hint={t('disputes.counter.answerHint')}
          maxLength={4000}
          rows={4}
        />
        <HonestButton
          type="submit"
          kind="primary"
          isBusy={isSending}
          reason={mayAgree ? undefined : t('disputes.counter.onlyManagers')}
        >
          {t('disputes.shop.agree')}
        </HonestButton>
      </form>
    </Card>
  )
}

/** What was promised when the order was agreed on, if anything. */
function Promised({ standing: { remakeDays, remakeUntil } }: { standing: Standing }) {
  const t = useT()
  const language = useLanguage()
  if (remakeUntil) return <p>{t('disputes.counter.until', { day: writeDay(remakeUntil, language) })}</p>
  return <p>{t(remakeDays > 0 ? 'disputes.counter.over' : 'disputes.counter.none', { count: remakeDays })}</p>
}
