import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { markWrong } from '../../data/mark-wrong.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { refusedFields } from '../../data/refused-form.ts'
import { readSession } from '../../data/session.ts'
import { chosenPhoto, useDraftPhotos } from '../../data/use-draft-photos.ts'
import { useUnsureSending } from '../../data/use-unsure-sending.ts'
import { useT } from '../../words/use-t.ts'
import { emptyForm, type FormKey, type FormText, formKeys } from './form-fields.ts'

/** How sizes are read is fetched while the form is filled in. */
const checking = import('./check-form.ts')

interface Sent {
  filled: Partial<FormText>
  /** What stands in the field that nobody sees. */
  trap: string | undefined
  photo: File | undefined
}

/** The form's text, kept until it is sent; sent again after a lost answer it is still one order, unless one more is meant. */
export function useMeasuredForm(shop: string | undefined, onSent: (orderId: string) => void) {
  const t = useT()
  const [form, setForm] = useState(() => storedForm(shop))
  const [trap, setTrap] = useState('')
  const [photoKey] = useState(() => keyOf('photo', shop))
  const { photos, choose: storePhotos, forgetStored } = useDraftPhotos(photoKey)
  const photo = photos[0]?.file
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [standing, setStanding] = useState<string>()
  /** Odd sizes that were asked about, as they were typed. */
  const asked = useRef(new Map<string, string>())
  const sending = useUnsureSending((sent: Sent, key) => post(shop, sent, key), {
    storage: deviceStorage,
    under: keyOf('sending', shop),
  })
  useEffect(() => storeForm(form, shop), [form, shop])

  function change(key: FormKey, text: string) {
    setForm((now): FormText => ({ ...now, [key]: text }))
    setErrors((now) => ({ ...now, [key]: undefined }))
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget, sending.send)
  }

  async function submit(element: HTMLFormElement, send: typeof sending.send) {
    setSending(true)
    setStanding(undefined)
    try {
      const { checkForm, filledFields, oddSizes } = await checking
      const wrong = Object.entries(checkForm(form)).map(([key, words]) => [key, t(words)])
      if (wrong.length > 0) return show(Object.fromEntries(wrong), undefined, element)
      const odd = oddSizes(form).filter(({ key, typed }) => asked.current.get(key) !== typed)
      for (const { key, typed } of odd) asked.current.set(key, typed)
      if (odd.length > 0)
        return show(
          Object.fromEntries(odd.map(({ key, words, params }) => [key, t(words, params)])),
          undefined,
          element,
        )
      const told = await send({ filled: filledFields(form), trap: trap || undefined, photo })
      show({}, undefined, element)
      if ('stands' in told) setStanding(told.stands.order_id)
      else done(told.answer.order_id)
    } catch (error) {
      refused(error, element)
    } finally {
      setSending(false)
    }
  }

  function done(orderId: string) {
    forgetForm(shop)
    forgetStored()
    onSent(orderId)
  }

  function refused(error: unknown, element: HTMLFormElement) {
    // A keeper of passwords fills in what nobody sees: a person sends once more.
    if (error instanceof ProblemError && error.code === 'forms.refused') setTrap('')
    const fields = refusedFields(error, [...formKeys, 'image_upload'], t)
    const isAtField = Object.keys(fields).length > 0
    show(fields, isAtField ? undefined : problemSentence(error, t), element)
  }

  function show(fields: Record<string, string>, sentence: string | undefined, element: HTMLFormElement) {
    markWrong(element, () => {
      setErrors(fields)
      setFailure(Object.keys(fields).length > 0 ? t('get-measured.form.wrong') : sentence)
    })
  }

  function choose(file: File | undefined) {
    storePhotos(file ? [chosenPhoto(file)] : [])
    setErrors((now) => ({ ...now, image_upload: undefined }))
  }

  const sendAnew = (element: HTMLFormElement) => void submit(element, sending.sendAnew)
  return {
    form,
    change,
    trap: { text: trap, fill: setTrap },
    photo,
    choose,
    errors,
    failure,
    isSending,
    onSubmit,
    standing,
    sendAnew,
    done,
  }
}

const post = (shop: string | undefined, { filled, trap, photo }: Sent, idempotencyKey: string) =>
  call(
    'POST /api/customers/measurements',
    // the server's shape asks for name and phone, which the check before has found
    {
      query: shop ? { shop } : {},
      body: { ...(filled as Pick<FormText, 'name' | 'phone'>), leave_empty: trap },
      files: { image_upload: photo },
    },
    { idempotencyKey },
  )

export type MeasuredForm = ReturnType<typeof useMeasuredForm>

/** Of the shop of the link, under the person who types it; a guest's goes when somebody else signs in (shell/forget-drafts). */
const keyOf = (part: 'form' | 'photo' | 'sending', shop = '') =>
  `draft.get-measured.${readSession().user?.id ?? ''}.${encodeURIComponent(shop)}.${part}`

/** Where it cannot be kept the form itself still holds what was typed. */
function storeForm(form: FormText, shop?: string): void {
  const isBegun = formKeys.some((key) => form[key] !== '')
  if (isBegun) deviceStorage.setItem(keyOf('form', shop), JSON.stringify(form))
  else forgetForm(shop)
}

function forgetForm(shop?: string): void {
  deviceStorage.removeItem(keyOf('form', shop))
}

/** What was typed before, as far as it can be read; the rest is empty. */
function storedForm(shop?: string): FormText {
  const form = emptyForm()
  const stored = parsed(deviceStorage.getItem(keyOf('form', shop)))
  for (const key of formKeys) {
    const text = stored.get(key)
    if (typeof text === 'string') form[key] = text
  }
  return form
}

function parsed(text: string | null): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  } catch {
    return new Map()
  }
}
