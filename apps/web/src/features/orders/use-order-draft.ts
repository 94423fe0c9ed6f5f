import { useEffect, useState } from 'react'
import { deviceStorage } from '../../data/device-storage.ts'
import { newId } from '../../data/new-id.ts'
import { readSession } from '../../data/session.ts'
import { emptyOrder, type OrderDraft, type PieceDraft } from './order-draft.ts'

/** An order being taken for a customer, kept on the device with every change until it is taken. */
export function useOrderDraft(customerId: string) {
  const [kept] = useState(() => readOrderDraft(customerId))
  const [draft, setDraft] = useState(() => kept ?? emptyOrder(newId()))
  const [isRestored, setRestored] = useState(kept !== undefined)
  const [isTaken, setTaken] = useState(false)
  const isDirty = draft.pieces.length > 0 && !isTaken
  useEffect(() => {
    if (isDirty) storeOrderDraft(customerId, draft)
    else forgetOrderDraft(customerId)
  }, [customerId, draft, isDirty])

  return {
    draft,
    isRestored,
    change: (part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part })),
    addPieces: (pieces: PieceDraft[]) => setDraft((now) => ({ ...now, pieces: [...now.pieces, ...pieces] })),
    changePiece: (id: string, part: Partial<PieceDraft>) =>
      setDraft((now) => ({
        ...now,
        pieces: now.pieces.map((piece) => (piece.id === id ? { ...piece, ...part } : piece)),
      })),
    removePiece: (id: string) =>
      setDraft((now) => ({ ...now, pieces: now.pieces.filter((piece) => piece.id !== id) })),
    startAfresh: () => {
      setDraft(emptyOrder(newId()))
      setRestored(false)
    },
    /** It goes on as this one, which has ids of its own. */
    goOnAs: (other: OrderDraft) => setDraft(other),
    /** The order stands: nothing is kept any more. */
    finish: () => setTaken(true),
  }
}
export type OrderForm = ReturnType<typeof useOrderDraft>

/** Orders begun and not taken, kept on this device for the one who typed them, one for each customer. */
const keyOf = (customerId: string) => `draft.orders.${readSession().user?.id ?? ''}.${customerId}`

/** Where it cannot be kept the form itself still holds what was typed. */
function storeOrderDraft(customerId: string, draft: OrderDraft): void {
  deviceStorage.setItem(keyOf(customerId), JSON.stringify(draft))
}

const forgetOrderDraft = (customerId: string) => deviceStorage.removeItem(keyOf(customerId))

/** What was kept, if it still fits the form of now. */
function readOrderDraft(customerId: string): OrderDraft | undefined {
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
