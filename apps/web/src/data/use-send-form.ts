import type { UseFormReturnType } from '@mantine/form'
import { type SyntheticEvent, useState } from 'react'
import { useT } from '../words/use-t.ts'
import { markWrong } from './mark-wrong.ts'
import { refusedFields, sentenceOf } from './refused-form.ts'

interface Sending<V> {
  form: UseFormReturnType<V>
  send: (values: V) => Promise<unknown>
  /** Fields that are sent but are no values of the form by these names: of a value that travels as several. */
  alsoSent?: readonly string[]
  /** Words key of the sentence for a failure that has none of its own: no answer, or a broken one. */
  otherwise?: string
}

/** Sends a form, once at a time. Refused fields are marked; any other refusal is `failure`, the form's own sentence. */
export function useSendForm<V extends Record<string, unknown>>({
  form,
  send,
  alsoSent = [],
  otherwise,
}: Sending<V>) {
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
      const marked = refusedFields(refused, [...Object.keys(values), ...alsoSent], t)
      if (Object.keys(marked).length === 0) setError(refused)
      markWrong(element, () => form.setErrors(marked))
    } finally {
      setSending(false)
    }
  }

  return {
    isSending,
    failure: error === undefined ? undefined : sentenceOf(error, otherwise, t),
    onSubmit: form.onSubmit(onValid, (errors, _values, event) =>
      markWrong(event?.currentTarget, () => form.setErrors(errors)),
    ),
    forgetFailure: () => setError(undefined),
  }
}
