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
export function storeContact(text: ContactText): void {
  tabStorage.setItem(keyOf(readSession().user?.id ?? ''), JSON.stringify(text))
}

export function forgetContact(): void {
  for (const id of ['', readSession().user?.id ?? '']) tabStorage.removeItem(keyOf(id))
}

/** What was typed before, also before signing in; what stands empty is filled from the account. */
export function storedContact(): ContactText {
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
