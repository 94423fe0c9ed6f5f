import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { HowPaid } from '@darzi/contract/cart.ts'
import { type SyntheticEvent, useState } from 'react'
import { call } from '../../../data/api.ts'
import { tabStorage } from '../../../data/device-storage.ts'
import { markWrong } from '../../../data/mark-wrong.ts'
import { ProblemError, problemSentence } from '../../../data/problem-error.ts'
import { useUnsureSending } from '../../../data/use-unsure-sending.ts'
import { useT } from '../../../words/use-t.ts'
import {
  contactBody,
  forgetContact,
  missingContact,
  useContactText,
  useRefusedAt,
} from '../checkout/contact-text.ts'
import { refreshCart } from './cart-store.ts'
import { type RushedPart, rushedParts } from './rushed-parts.ts'
import type { CartPart } from './use-cart-quote.ts'

type Body = ApiRequest<'POST /api/cart/orders'>['body']
/** What became of it, and how it was to be paid. */
export type PlacedCart = ApiReply<'POST /api/cart/orders'> & { pays: HowPaid }

interface Checkout {
  parts: readonly CartPart[]
  measured: Body['measured']
  onStale: () => void
  onPlaced: (placed: PlacedCart) => void
}

/** The orders being written. Sent again after a lost answer they are still the same orders. */
export function useCartCheckout({ parts, measured, onStale, onPlaced }: Checkout) {
  const t = useT()
  const { text, change, errors, setErrors } = useContactText()
  const refusedAt = useRefusedAt()
  const [chosen, setPays] = useState<HowPaid>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const rushed = rushedParts(parts, text.dueOn)
  const takesOnline = parts.some((part) => part.takesOnline)
  const pays = chosen ?? (takesOnline ? 'online' : 'onDelivery')
  const sending = useUnsureSending(
    (body: Omit<Body, 'id'>, id) =>
      call('POST /api/cart/orders', { body: { ...body, id } }, { idempotencyKey: id }),
    { storage: tabStorage, under: 'checkout.sending' },
  )

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  async function submit(form: HTMLFormElement) {
    const wrong = missingContact(text)
    show(Object.fromEntries(wrong.map((key) => [key, t(`checkout.missing.${key}`)])), undefined, form)
    if (wrong.length > 0) return
    setSending(true)
    try {
      const told = await sending.send({
        ...contactBody(text),
        lines: seen(parts),
        rush: seenRush(rushed),
        measured,
        pays,
      })
      const { orders } = 'stands' in told ? told.stands : told.answer
      forgetContact()
      void refreshCart().catch(() => {})
      onPlaced({ orders, pays })
    } catch (error) {
      const fields = refusedAt(error, [])
      show(fields, problemSentence(error, t), form)
      if (isStale(error)) onStale()
    } finally {
      setSending(false)
    }
  }

  function show(fields: Record<string, string>, sentence: string | undefined, form: HTMLFormElement) {
    const hasFields = Object.keys(fields).length > 0
    markWrong(form, () => {
      setErrors(fields)
      setFailure(hasFields ? t('checkout.form.wrong') : sentence)
    })
  }

  return { text, change, errors, failure, isSending, onSubmit, pays, setPays, rushed }
}

/** The lines at the prices that stand on the screen. */
const seen = (parts: readonly CartPart[]): Body['lines'] =>
  parts.flatMap(({ lines }) =>
    lines.map(({ line, item }) => ({
      ...line,
      styles: [...line.styles],
      priceMinor: item.priceMinor,
      currency: item.currency,
    })),
  )

/** What the chosen day costs, as it stands on the screen. */
const seenRush = (parts: readonly RushedPart[]): Body['rush'] =>
  parts.flatMap(({ shop, rushMinor }) => (rushMinor > 0 ? [{ shopId: shop.id, minor: rushMinor }] : []))

const stale = new Set(['cart.gone', 'cart.priceChanged', 'cart.rushChanged'])
const isStale = (error: unknown) => error instanceof ProblemError && stale.has(error.code)
