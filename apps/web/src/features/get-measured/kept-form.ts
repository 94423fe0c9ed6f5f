import { readSession } from '../../data/session.ts'
import { emptyForm, type FormText, formKeys } from './form-fields.ts'

/** Under the person who types it; a guest's goes when somebody else signs in (shell/forget-drafts). */
export const keyOf = (part: 'form' | 'photo' | 'sending') =>
  `draft.get-measured.${readSession().user?.id ?? ''}.${part}`

export function keepForm(form: FormText): void {
  try {
    if (formKeys.some((key) => form[key] !== '')) localStorage.setItem(keyOf('form'), JSON.stringify(form))
    else forgetForm()
  } catch {
    // The device's storage is full or closed: the form itself still holds what was typed.
  }
}

export function forgetForm(): void {
  localStorage.removeItem(keyOf('form'))
}

/** What was typed before, as far as it can be read; the rest is empty. */
export function keptForm(): FormText {
  const form = emptyForm()
  const kept = parsed(localStorage.getItem(keyOf('form')))
  for (const key of formKeys) {
    const text = kept.get(key)
    if (typeof text === 'string') form[key] = text
  }
  return form
}

function parsed(text: string | null): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  } catch {
    return new Map()
  }
}
