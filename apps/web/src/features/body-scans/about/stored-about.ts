import { deviceStorage } from '../../../data/device-storage.ts'
import { readSession } from '../../../data/session.ts'
import { type AboutText, emptyAbout } from './about-text.ts'

/**
 * Under the person who types it, and whom they measure where that is somebody else; a guest's goes when somebody else signs
 * in (shell/forget-drafts).
 */
const keyOf = (forPerson: string | undefined) =>
  `draft.body-scans.${readSession().user?.id ?? ''}.about${forPerson === undefined ? '' : ` ${forPerson}`}`

/** Where it cannot be kept the form itself still holds what was typed. */
export function storeAbout(text: AboutText, forPerson: string | undefined): void {
  deviceStorage.setItem(keyOf(forPerson), JSON.stringify(text))
}

/** What was typed before, as far as it can be read; the rest is empty. */
export function storedAbout(forPerson: string | undefined): AboutText {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(keyOf(forPerson)) ?? '{}')
    const texts = Object.entries(stored ?? {}).filter(
      ([key, text]) => key in emptyAbout && typeof text === 'string',
    )
    return { ...emptyAbout, ...Object.fromEntries(texts) }
  } catch {
    return emptyAbout
  }
}

/** A customer's is done with once they are measured; one's own stays for the next time. */
export function forgetAboutOf(forPerson: string): void {
  deviceStorage.removeItem(keyOf(forPerson))
}
