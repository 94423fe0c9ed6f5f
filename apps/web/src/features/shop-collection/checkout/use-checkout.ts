import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { rushOfCart } from '@darzi/tailoring/cart/rush.ts'
import { type SyntheticEvent, useState } from 'react'
import { call } from '../../../data/api.ts'
import { tabStorage } from '../../../data/device-storage.ts'
import { markWrong } from '../../../data/mark-wrong.ts'
import { ProblemError, problemSentence } from '../../../data/problem-error.ts'
import { useUnsureSending } from '../../../data/use-unsure-sending.ts'
import { useT } from '../../../words/use-t.ts'
import {
  type ContactText,
  contactBody,
  forgetContact,
  missingContact,
  useContactText,
  useRefusedAt,
} from './contact-text.ts'
import type { Choice } from './use-choice.ts'

/** The garment of the page, with what its shop asks for a day sooner than usual. */
export type OrderedItem = ApiReply<'GET /api/collection/:id'>
export type Placed = ApiReply<'POST /api/collection/:id/order'>
type Body = ApiRequest<'POST /api/collection/:id/order'>['body']

interface Checkout {
  item: OrderedItem
  choice: Choice
  measured: Body['measured']
  /** What the day costs has changed: the garment is to be asked about again. */
  onStale: () => void
  onPlaced: (placed: Placed) => void
}

/** The order being written. Sent again after a lost answer it is still one order, unless one more is meant. */
export function useCheckout({ item, choice, measured, onStale, onPlaced }: Checkout) {
  const t = useT()
  const { text, change, errors, setErrors } = useContactText()
  const refusedAt = useRefusedAt()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [standing, setStanding] = useState<Placed>()
  const rushMinor = rushOf(item, text.dueOn)
  const sending = useUnsureSending(
    (body: Body, id) =>
      call(
        'POST /api/collection/:id/order',
        { params: { id: item.id }, body: { ...body, id } },
        { idempotencyKey: id },
      ),
    { storage: tabStorage, under: `checkout.sending.${item.id}` },
  )

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget, sending.send)
  }

  async function submit(form: HTMLFormElement, send: typeof sending.send) {
    setStanding(undefined)
    const wrong = missing(text, choice)
    const found = Object.fromEntries(wrong.map((key) => [key, t(`checkout.missing.${key}`)]))
    if (wrong.length > 0) return show(found, undefined, form)
    setSending(true)
    try {
      const told = await send({ ...bodyOf(text, choice, measured), rushMinor: rushMinor || undefined })
      show({}, undefined, form)
      if ('stands' in told) setStanding(told.stands)
      else done(told.answer)
    } catch (error) {
      const fields = refusedAt(error, ['size', 'colour', 'isMadeToMeasure'])
      show(fields, Object.keys(fields).length > 0 ? undefined : problemSentence(error, t), form)
      if (error instanceof ProblemError && error.code === 'cart.rushChanged') onStale()
    } finally {
      setSending(false)
    }
  }

  function done(placed: Placed) {
    forgetContact()
    onPlaced(placed)
  }

  function show(fields: Record<string, string>, sentence: string | undefined, form: HTMLFormElement) {
    markWrong(form, () => {
      setErrors(fields)
      setFailure(Object.keys(fields).length > 0 ? t('checkout.form.wrong') : sentence)
    })
  }

  const sendAnew = (form: HTMLFormElement) => void submit(form, sending.sendAnew)
  return { text, change, errors, failure, isSending, onSubmit, standing, sendAnew, done, rushMinor }
}
export type CheckoutForm = ReturnType<typeof useCheckout>

/** What this day costs, in minor units, by the same rule as the server's. */
function rushOf({ priceMinor, rush }: OrderedItem, dueOn: string): number {
  return rush ? rushOfCart([{ priceMinor, count: 1, usualOn: rush.usualOn }], dueOn, rush) : 0
}

function missing(text: ContactText, { size, isMadeToMeasure }: Choice): string[] {
  const contact = missingContact(text)
  return size || isMadeToMeasure ? contact : ['size', ...contact]
}

function bodyOf(text: ContactText, choice: Choice, measured: Body['measured']): Body {
  const { size, colour, isMadeToMeasure, styles } = choice
  return {
    ...contactBody(text),
    isMadeToMeasure,
    colour: colour ?? '',
    styles: [...styles],
    ...(isMadeToMeasure ? { measured } : { size }),
  }
}
