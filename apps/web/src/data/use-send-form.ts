import type { UseFormReturnType } from '@mantine/form'
import { type SyntheticEvent, useState } from 'react'
import { useT } from '../words/use-t.ts'
import { refusedFields, sentenceOf } from './refused-form.ts'

interface Sending<V> {
  form: UseFormReturnType<V>
  send: (values: V) => Promise<unknown>
  /** Words key of the sentence for a failure that has none of its own: no answer, or a broken one. */
  otherwise?: string
}

/** Sends a form, once at a time. Refused fields are marked; any other refusal is `failure`, the form's own sentence. */
export function useSendForm<V extends Record<string, unknown>>({ form, send, otherwise }: Sending<V>) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()

  async function onValid(values: V, event?: SyntheticEvent<HTMLFormElement>) {
    const element = event?.currentTarget
    setSending(true)
    setError(undefined)
    try {
      await send(values)
    } catch (refused) {
      const marked = refusedFields(refused, Object.keys(values), t)
      form.setErrors(marked)
      if (Object.keys(marked).length === 0) setError(refused)
      else focusFirstError(element)
    } finally {
      setSending(false)
    }
  }

  return {
    isSending,
    failure: error === undefined ? undefined : sentenceOf(error, otherwise, t),
    onSubmit: form.onSubmit(onValid, (_errors, _values, event) => focusFirstError(event?.currentTarget)),
    forgetFailure: () => setError(undefined),
  }
}

/** After the marks are drawn, so that the field and its sentence are read together. */
function focusFirstError(form: HTMLFormElement | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
