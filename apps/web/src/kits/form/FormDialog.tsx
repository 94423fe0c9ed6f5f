import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Form.module.css'

interface Props<V extends Record<string, unknown>, A> {
  title: ReactNode
  /** What its fields hold at first. */
  initial: V
  /** The words of its button. */
  save: ReactNode
  /** What is wrong with the values, by field, in the reader's words; asked before anything is sent. */
  check?: (values: V) => FormErrors
  /** Sends them; the dialog closes once it has answered. Refused fields are marked, any other refusal stands at its head. */
  send: (values: V) => Promise<A>
  /** Fields that may be refused but are no values of the form by these names, such as one of a list. */
  alsoSent?: readonly string[]
  /** Where saving leads, with the answer; otherwise it closes. */
  onSaved?: (answer: A) => void
  onClose: () => void
  isWide?: boolean
  children: (form: UseFormReturnType<V>) => ReactNode
}

/** A short form over the screen: it keeps what was typed until it is saved or let go. */
export function FormDialog<V extends Record<string, unknown>, A>(props: Props<V, A>) {
  const { title, initial, save, check, send, alsoSent, onSaved, onClose, isWide, children } = props
  const t = useT()
  const form = useForm<V>({ initialValues: initial, validate: check })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    alsoSent,
    send: async (values) => {
      const answer = await send(values)
      if (onSaved) onSaved(answer)
      else onClose()
    },
  })
  return (
    <Dialog title={title} isOpen isForm isWide={isWide} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        {children(form)}
        <div className={styles.acts}>
          <Button disabled={isSending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={isSending}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
