import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { call } from '../../../data/api.ts'
import { tabStorage } from '../../../data/device-storage.ts'
import { problemSentence } from '../../../data/problem-error.ts'
import { refusedFields } from '../../../data/refused-form.ts'
import { readSession } from '../../../data/session.ts'
import { useUnsureSending } from '../../../data/use-unsure-sending.ts'
import { useT } from '../../../words/use-t.ts'
import type { Choice } from './use-choice.ts'

export type Placed = ApiReply<'POST /api/collection/:id/order'>
type Body = ApiRequest<'POST /api/collection/:id/order'>['body']

interface Checkout {
  item: CollectionItem
  choice: Choice
  measured: Body['measured']
  onPlaced: (placed: Placed) => void
}

/** The order being written. Sent again after a lost answer it is still one order, unless one more is meant. */
export function useCheckout({ item, choice, measured, onPlaced }: Checkout) {
  const t = useT()
  const [text, setText] = useState(storedContact)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [standing, setStanding] = useState<Placed>()
  const sending = useUnsureSending(
    (body: Body, id) =>
      call(
        'POST /api/collection/:id/order',
        { params: { id: item.id }, body: { ...body, id } },
        { idempotencyKey: id },
      ),
    { storage: tabStorage, under: `checkout.sending.${item.id}` },
  )
  useEffect(() => storeContact(text), [text])

  function change(key: ContactKey, typed: string) {
    setText((now): ContactText => ({ ...now, [key]: typed }))
    setErrors((now) => ({ ...now, [key]: undefined }))
  }

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
      const told = await send(bodyOf(text, choice, measured))
      show({}, undefined, form)
      if ('stands' in told) setStanding(told.stands)
      else done(told.answer)
    } catch (error) {
      const fields = refusedAt(error)
      show(fields, Object.keys(fields).length > 0 ? undefined : problemSentence(error, t), form)
    } finally {
      setSending(false)
    }
  }

  function done(placed: Placed) {
    forgetContact()
    onPlaced(placed)
  }

  function refusedAt(error: unknown): Record<string, string> {
    const choices = refusedFields(error, ['size', 'colour', 'isMadeToMeasure', 'dueOn', 'notes'], t)
    const contact = contactKeys.map((key) => [key, refusedFields(error, [`contact.${key}`], t)] as const)
    const told = contact.flatMap(([key, of]) => Object.values(of).map((sentence) => [key, sentence]))
    return { ...choices, ...Object.fromEntries(told) }
  }

  function show(fields: Record<string, string>, sentence: string | undefined, form: HTMLFormElement) {
    setErrors(fields)
    setFailure(Object.keys(fields).length > 0 ? t('checkout.form.wrong') : sentence)
    requestAnimationFrame(() => {
      const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
      const field = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first
      field?.focus()
    })
  }

  const sendAnew = (form: HTMLFormElement) => void submit(form, sending.sendAnew)
  return { text, change, errors, failure, isSending, onSubmit, standing, sendAnew, done }
}
export type CheckoutForm = ReturnType<typeof useCheckout>

function missing(text: ContactText, { size, isMadeToMeasure }: Choice): string[] {
  const contact = (['name', 'phone'] as const).filter((key) => text[key].trim() === '')
  return size || isMadeToMeasure ? contact : ['size', ...contact]
}

function bodyOf(text: ContactText, choice: Choice, measured: Body['measured']): Body {
  const { name, phone, email, address, dueOn, notes } = text
  const { size, colour, isMadeToMeasure, styles } = choice
  return {
    isMadeToMeasure,
    colour: colour ?? '',
    styles: [...styles],
    ...(isMadeToMeasure ? { measured } : { size }),
    contact: { name, phone, email, address: address || undefined },
    dueOn: dueOn || undefined,
    notes: notes || undefined,
  }
}

/** What is typed at the checkout beside the choice. */
const contactKeys = ['name', 'phone', 'email', 'address', 'dueOn', 'notes'] as const
type ContactKey = (typeof contactKeys)[number]
type ContactText = Record<ContactKey, string>

/** For this tab alone: signing in, it is still there; nobody else on the device sees it. */
const keyOf = (userId: string) => `checkout.${userId}`

const empty: ContactText = { name: '', phone: '', email: '', address: '', dueOn: '', notes: '' }

/** Where it cannot be kept the form itself still holds what was typed. */
function storeContact(text: ContactText): void {
  tabStorage.setItem(keyOf(readSession().user?.id ?? ''), JSON.stringify(text))
}

function forgetContact(): void {
  for (const id of ['', readSession().user?.id ?? '']) tabStorage.removeItem(keyOf(id))
}

/** What was typed before, also before signing in; what stands empty is filled from the account. */
function storedContact(): ContactText {
  const { user } = readSession()
  const stored = { ...empty, ...read(keyOf('')), ...(user ? read(keyOf(user.id)) : {}) }
  if (!user) return stored
  return {
    ...stored,
    name: stored.name || user.name,
    email: stored.email || user.email,
    phone: stored.phone || (user.phone ?? ''),
  }
}

function read(key: string): Partial<ContactText> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = Object.entries(stored).filter(
      ([name, text]) => isKey(name) && typeof text === 'string' && text,
    )
    // only the keys of the form with their texts remain
    return Object.fromEntries(texts) as Partial<ContactText>
  } catch {
    return {}
  }
}

const isKey = (name: string) => contactKeys.some((key) => key === name)
