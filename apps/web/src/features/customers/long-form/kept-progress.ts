/** What of a form is saved already, kept on this device until all of it is: the form goes on from there after a reload. */
import { readSession } from '../../../data/session.ts'

export interface Progress {
  customer?: { id: string; number: string; name: string }
  hasSizes?: boolean
}

/** Under the member who typed it, as the form's own text. */
export const progressKey = (form: string) => `draft.customers.${readSession().user?.id ?? ''}.${form}.saved`

export function keepProgress(key: string, progress: Progress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress))
  } catch {
    // The device's storage is full or closed: the form itself still knows.
  }
}

export const forgetProgress = (key: string) => localStorage.removeItem(key)

export function readProgress(key: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
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
