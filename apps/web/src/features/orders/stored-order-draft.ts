/** Orders begun and not taken, kept on this device for the one who typed them, one for each customer. */
import { deviceStorage } from '../../data/device-storage.ts'
import { readSession } from '../../data/session.ts'
import { emptyOrder, type OrderDraft } from './order-draft.ts'

const keyOf = (customerId: string) => `draft.orders.${readSession().user?.id ?? ''}.${customerId}`

/** Where it cannot be kept the form itself still holds what was typed. */
export function storeOrderDraft(customerId: string, draft: OrderDraft): void {
  deviceStorage.setItem(keyOf(customerId), JSON.stringify(draft))
}

export const forgetOrderDraft = (customerId: string) => deviceStorage.removeItem(keyOf(customerId))

/** What was kept, if it still fits the form of now. */
export function readOrderDraft(customerId: string): OrderDraft | undefined {
  const text = deviceStorage.getItem(keyOf(customerId))
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (isFitting(kept)) return kept
  } catch {
    // Not readable: begun afresh below.
  }
  forgetOrderDraft(customerId)
  return undefined
}

/** An older program may have kept other fields: only a draft with all fields of the same kind is taken up. */
function isFitting(kept: unknown): kept is OrderDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const found = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(emptyOrder('')).every(([field, value]) => {
    const same = found.get(field)
    return typeof same === typeof value && Array.isArray(same) === Array.isArray(value)
  })
}
