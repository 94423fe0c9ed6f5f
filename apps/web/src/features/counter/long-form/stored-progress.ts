/** What of a form is saved already, kept on this device until all of it is: the form goes on from there after a reload. */
import { deviceStorage } from '../../../data/device-storage.ts'
import { readSession } from '../../../data/session.ts'

export interface Progress {
  customer?: { id: string; number: string; name: string }
  hasSizes?: boolean
}

/** Under the member who typed it, as the form's own text. */
export const progressKey = (form: string) => `draft.customers.${readSession().user?.id ?? ''}.${form}.saved`

/** Where it cannot be kept the form itself still knows. */
export function storeProgress(key: string, progress: Progress): void {
  deviceStorage.setItem(key, JSON.stringify(progress))
}

export const forgetProgress = (key: string) => deviceStorage.removeItem(key)

export function readProgress(key: string): Progress {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '{}')
    return isProgress(kept) ? kept : {}
  } catch {
    return {}
  }
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== 'object' || kept === null) return false
  const { customer } = kept as Progress // each part is looked at below
  return customer === undefined || [customer.id, customer.number, customer.name].every(isText)
}

const isText = (value: unknown) => typeof value === 'string'
