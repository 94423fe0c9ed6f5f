/** Which pieces of an order still wait for sizes: those ordered before measuring, or without all their garment needs. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { hasFlaredLegs } from '@darzi/tailoring/garments/flared.ts'
import { links } from '../../links.ts'

/** Whether what it is cut from can still be chosen. */
export const isBeingMade = ({ state }: Pick<Piece, 'state'>) => state === 'waiting' || state === 'working'

/** What is sewn to a size of the collection has that size's tape. */
export const isOfASize = ({ collection }: Pick<Piece, 'collection'>) => collection?.finished !== undefined

export const lacksSizes = (piece: Pick<Piece, 'state' | 'snapshot' | 'missing' | 'collection'>) =>
  isBeingMade(piece) && !isOfASize(piece) && (!piece.snapshot || piece.missing.length > 0)

/** The pieces that wait, by the person who is to be measured. */
export function waitingForSizes(order: Pick<Order, 'pieces' | 'can'>): Piece[][] {
  if (!order.can.edit) return []
  const waiting = new Map<string, Piece[]>()
  for (const piece of order.pieces.filter(lacksSizes)) {
    waiting.set(piece.person.id, [...(waiting.get(piece.person.id) ?? []), piece])
  }
  return [...waiting.values()]
}

interface Wish {
  personId: string
  garmentKey: string
  /** As the shop has it; undefined when it is sewn no more. */
  garment: Garment | undefined
  styles: readonly { group: string; option: string }[]
  back: string
}

/** The screen that takes the sizes for a piece: by its styles it knows what is wide on purpose. */
export function measureFor({ personId, garmentKey, garment, styles, back }: Wish): string {
  const isFlared = hasFlaredLegs({ styles: garment?.styles ?? [] }, styles)
  const legs = isFlared ? 'flared' : undefined
  return links.measure({ person: personId, garment: garmentKey, legs, back })
}

/** The piece's dialog once more, after measuring; `seen` is the newest record that was known before. */
export const backToPiece = (address: string, { piece, seen }: { piece: string; seen: string | undefined }) =>
  `${address}?${new URLSearchParams({ cut: piece, seen: seen ?? 'none' })}`
