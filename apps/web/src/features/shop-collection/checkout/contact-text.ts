import { tabStorage } from '../../../data/device-storage.ts'
import { readSession } from '../../../data/session.ts'

/** What is typed at the checkout beside the choice. */
export const contactKeys = ['name', 'phone', 'email', 'address', 'dueOn', 'notes'] as const
export type ContactKey = (typeof contactKeys)[number]
export type ContactText = Record<ContactKey, string>

/** For this tab alone: signing in, it is still there; nobody else on the device sees it. */
const keyOf = (userId: string) => `checkout.${userId}`

const empty: ContactText = { name: '', phone: '', email: '', address: '', dueOn: '', notes: '' }

/** Where it cannot be kept the form itself still holds what was typed. */
export function keepContact(text: ContactText): void {
  tabStorage.setItem(keyOf(readSession().user?.id ?? ''), JSON.stringify(text))
}

export function forgetContact(): void {
  for (const id of ['', readSession().user?.id ?? '']) tabStorage.removeItem(keyOf(id))
}

/** What was typed before, also before signing in; what stands empty is filled from the account. */
export function keptContact(): ContactText {
  const { user } = readSession()
  const kept = { ...empty, ...read(keyOf('')), ...(user ? read(keyOf(user.id)) : {}) }
  if (!user) return kept
  return {
    ...kept,
    ...{
      name: kept.name || user.name,
      email: kept.email || user.email,
      phone: kept.phone || (user.phone ?? ''),
    },
  }
}

function read(key: string): Partial<ContactText> {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const texts = Object.entries(kept).filter(
      ([name, text]) => isKey(name) && typeof text === 'string' && text,
    )
    // only the keys of the form with their texts remain
    return Object.fromEntries(texts) as Partial<ContactText>
  } catch {
    return {}
  }
}

const isKey = (name: string) => contactKeys.some((key) => key === name)
