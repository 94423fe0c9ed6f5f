import type { Dispute } from '@darzi/contract/disputes.ts'
import { useForm } from '@mantine/form'
import { useRef } from 'react'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { Until } from './DisputeStory.tsx'
import styles from './Disputes.module.css'
import { answerDispute } from './dispute-data.ts'

/** The shop's word, once: to a complaint an answer, to a request for a remake yes or no, each with words for the customer. */
export function AnswerForm({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const { id, kind, can, answerBy, isUnanswered } = dispute
  const isRemake = kind === 'remake'
  // Which of the two buttons sends it.
  const remakes = useRef<boolean>(undefined)
  const form = useForm({
    initialValues: { words: '' },
    validate: { words: (words) => (words.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ words }) => {
      await answerDispute(id, { words, remakes: remakes.current })
      form.resetDirty()
      toastDone(t('disputes.shop.sent'))
    },
  })
  useUnsavedForm(form.isDirty())
  const choose = (chosen: boolean) => () => {
    remakes.current = chosen
  }
  if (!can.some((act) => act === 'answer' || act === 'agree')) return null
  return (
    <Card aria-label={t('disputes.shop.answer')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        {isRemake && <p>{t('disputes.shop.remakeAsked')}</p>}
        <TextArea
          {...form.getInputProps('words')}
          label={t('disputes.shop.answer')}
          maxLength={4000}
          rows={6}
        />
        {!isUnanswered && (
          <p className={styles.soft}>
            <Until
              words={t(`disputes.shop.${isRemake ? 'remakeHint' : 'answerHint'}`, { at: '\u0000' })}
              at={answerBy}
            />
          </p>
        )}
        {isRemake ? (
          <div className={styles.acts}>
            <Button type="submit" kind="primary" isBusy={isSending} onClick={choose(true)}>
              {t('disputes.shop.agree')}
            </Button>
            {can.includes('decline') && (
              <Button type="submit" isBusy={isSending} onClick={choose(false)}>
                {t('disputes.shop.decline')}
              </Button>
            )}
          </div>
        ) : (
          <Button type="submit" kind="primary" isBusy={isSending}>
            {t('disputes.shop.send')}
          </Button>
        )}
      </form>
    </Card>
  )
}
