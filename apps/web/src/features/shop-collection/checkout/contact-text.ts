import { useEffect, useState } from 'react'
import { tabStorage } from '../../../data/device-storage.ts'
import { refusedFields } from '../../../data/refused-form.ts'
import { readSession } from '../../../data/session.ts'
import { useT } from '../../../words/use-t.ts'

/** What is typed of whom it is for, with what is wrong at each place; it stays in this tab until it is sent. */
export function useContactText() {
  const [text, setText] = useState(storedContact)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  useEffect(() => storeContact(text), [text])
  function change(key: ContactKey, typed: string) {
    setText((now): ContactText => ({ ...now, [key]: typed }))
    setErrors((now) => ({ ...now, [key]: undefined }))
  }
  return { text, change, errors, setErrors }
}

/** The sentence of a refusal at each field of the form; `others` are those of the form beside these. */
export function useRefusedAt() {
  const t = useT()
  return (error: unknown, others: readonly string[]): Record<string, string> => {
    const contact = contactKeys.map((key) => [key, refusedFields(error, [`contact.${key}`], t)] as const)
    const told = contact.flatMap(([key, of]) => Object.values(of).map((sentence) => [key, sentence]))
    return { ...refusedFields(error, [...others, 'dueOn', 'notes'], t), ...Object.fromEntries(told) }
  }
}

export const missingContact = (text: ContactText) =>
  (['name', 'phone'] as const).filter((key) => text[key].trim() === '')

/** As an order sends it. */
export const contactBody = ({ name, phone, email, address, dueOn, notes }: ContactText) => ({
  contact: { name, phone, email, address: address || undefined },
  dueOn: dueOn || undefined,
  notes: notes || undefined,
})

/** What is typed at the checkout beside the choice. */
export const contactKeys = ['name', 'phone', 'email', 'address', 'dueOn', 'notes'] as const
export type ContactKey = (typeof contactKeys)[number]
export type ContactText = Record<ContactKey, string>

/** For this tab alone: signing in, it is still there; nobody else on the device sees it. */
const keyOf = (userId: string) => `checkout.${userId}`

const empty: ContactText = { name: '', phone: '', email: '', address: '', dueOn: '', notes: '' }

/** Where it cannot be kept the form itself still holds what was typed. */
function storeContact(text: ContactText): void {
  tabStorage.setItem(keyOf(readSession().user?.id ?? ''), JSON.stringify(text))
}

export function forgetContact(): void {
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
