import { readSession } from '../../../data/session.ts'
import { type AboutText, emptyAbout } from './about-text.ts'

/** Under the person who types it; a guest's goes when somebody else signs in (shell/forget-drafts). */
const keyOf = () => `draft.body-scans.${readSession().user?.id ?? ''}.about`

export function keepAbout(text: AboutText): void {
  try {
    localStorage.setItem(keyOf(), JSON.stringify(text))
  } catch {
    // The device's storage is full or closed: the form itself still holds what was typed.
  }
}

/** What was typed before, as far as it can be read; the rest is empty. */
export function keptAbout(): AboutText {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '{}')
    const texts = Object.entries(kept ?? {}).filter(
      ([key, text]) => key in emptyAbout && typeof text === 'string',
    )
    return { ...emptyAbout, ...Object.fromEntries(texts) }
  } catch {
    return emptyAbout
  }
}
