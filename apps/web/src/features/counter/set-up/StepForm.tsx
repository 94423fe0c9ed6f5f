import type { ReactNode } from 'react'
import type { useSendForm } from '../../../data/use-send-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './SetUp.module.css'

interface Props {
  sending: Pick<ReturnType<typeof useSendForm>, 'isSending' | 'failure' | 'onSubmit'>
  children: ReactNode
}

/** One step: its fields and the way on. */
export function StepForm({ sending: { isSending, failure, onSubmit }, children }: Props) {
  const t = useT()
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      {children}
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('set-up.next')}
        </Button>
      </div>
    </form>
  )
}
