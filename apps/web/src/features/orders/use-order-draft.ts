import { useEffect, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { emptyOrder, type OrderDraft, type PieceDraft } from './order-draft.ts'
import { forgetOrderDraft, readOrderDraft, storeOrderDraft } from './stored-order-draft.ts'

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
