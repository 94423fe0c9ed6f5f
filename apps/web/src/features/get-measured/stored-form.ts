import { deviceStorage } from '../../data/device-storage.ts'
import { readSession } from '../../data/session.ts'
import { emptyForm, type FormText, formKeys } from './form-fields.ts'

/** Of the shop of the link, under the person who types it; a guest's goes when somebody else signs in (shell/forget-drafts). */
export const keyOf = (part: 'form' | 'photo' | 'sending', shop = '') =>
  `draft.get-measured.${readSession().user?.id ?? ''}.${encodeURIComponent(shop)}.${part}`

/** Where it cannot be kept the form itself still holds what was typed. */
export function storeForm(form: FormText, shop?: string): void {
  const isBegun = formKeys.some((key) => form[key] !== '')
  if (isBegun) deviceStorage.setItem(keyOf('form', shop), JSON.stringify(form))
  else forgetForm(shop)
}

export function forgetForm(shop?: string): void {
  deviceStorage.removeItem(keyOf('form', shop))
}

/** What was typed before, as far as it can be read; the rest is empty. */
export function storedForm(shop?: string): FormText {
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
