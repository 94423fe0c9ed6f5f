/**
 * A form that is not saved yet, kept on this device for the one who types it, and with the server so that it goes on at another
 * device. The newest words stand; what they were not based on is offered, never lost.
 */
import type { Draft } from '@darzi/contract/drafts.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { readSession } from '../../data/session.ts'

export interface StoredDraft<T> {
  content: T
  /** Of the server's copy these words go on from; none before the first sending. */
  version?: number
  /** The server has these very words. */
  isSent: boolean
  /** Milliseconds since 1970 by this device's clock. */
  changedAt: number
}

/** Under the member who types it, whoever signs in while it is open: the next one at this counter does not find it. */
export const deviceKey = (feature: string, form: string) =>
  `draft.${feature}.${readSession().user?.id ?? ''}.${form}`

/** Where it cannot be kept the form itself still holds what was typed. */
export function storeDraft<T>(key: string, draft: StoredDraft<T>): void {
  deviceStorage.setItem(key, JSON.stringify(draft))
}

export function forgetDraft(key: string): void {
  deviceStorage.removeItem(key)
}

type Fits<T> = (found: unknown) => found is T

/** What was kept, if it can be read and fits the form of now; else it is forgotten. */
export function readDraft<T>(key: string, fits: Fits<T>): StoredDraft<T> | undefined {
  const text = deviceStorage.getItem(key)
  if (text === null) return undefined
  const found = parsed(text)
  if (isStored(found) && fits(found.content)) return found as StoredDraft<T>
  forgetDraft(key)
  return undefined
}

/** What the server keeps, if the form of now can show it: another version of the program may have written it. */
export function contentOf<T>(draft: Draft, fits: Fits<T>): T | undefined {
  const found = parsed(draft.content)
  return fits(found) ? found : undefined
}

/**
 * A form of an older program may have had other fields: only one with all fields of the same kind fits.
 * @param pattern an empty form
 */
export function hasFieldsOf<T extends object>(pattern: T, found: unknown): found is T {
  if (typeof found !== 'object' || found === null) return false
  const fields = new Map<string, unknown>(Object.entries(found))
  return Object.entries(pattern).every(([field, value]) => {
    const same = fields.get(field)
    return typeof same === typeof value && Array.isArray(same) === Array.isArray(value)
  })
}

/** Whose words the form shows, and whether the others are offered beside them. */
export interface Settled {
  shown: 'mine' | 'theirs' | 'none'
  isOtherOffered: boolean
}

/** Weighs what this device keeps against what the server keeps. */
export function settle(
  mine: Pick<StoredDraft<unknown>, 'version' | 'isSent' | 'changedAt'> | undefined,
  theirs: Pick<Draft, 'version' | 'changedAt'> | null,
): Settled {
  // What had been sent and is there no more was saved or thrown away at another device.
  if (!theirs) return { shown: mine?.isSent ? 'none' : 'mine', isOtherOffered: false }
  if (!mine) return { shown: 'theirs', isOtherOffered: false }
  if (theirs.version === mine.version) return { shown: 'mine', isOtherOffered: false }
  if (mine.isSent) return { shown: 'theirs', isOtherOffered: false }
  const isNewer = Date.parse(theirs.changedAt) > mine.changedAt
  return { shown: isNewer ? 'theirs' : 'mine', isOtherOffered: true }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isStored = (found: unknown): found is StoredDraft<unknown> =>
  typeof found === 'object' &&
  found !== null &&
  'content' in found &&
  'isSent' in found &&
  'changedAt' in found &&
  typeof found.changedAt === 'number'
