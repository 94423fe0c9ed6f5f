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

interface SewnPiece {
  garment: string
  styles: readonly { group: string; option: string }[]
}

interface Wish {
  personId: string
  /** All that is sewn for this person: sizes are taken once for all of it. */
  pieces: readonly SewnPiece[]
  garments: readonly Garment[]
  back: string
}

/** The screen that takes the sizes for all pieces of a person: by their styles it knows what is wide on purpose. */
export function measureFor({ personId, pieces, garments, back }: Wish): string {
  const [garment, ...others] = [...new Set(pieces.map((piece) => piece.garment))]
  const isFlared = pieces.some(({ garment: key, styles }) =>
    hasFlaredLegs({ styles: garments.find((each) => each.key === key)?.styles ?? [] }, styles),
  )
  const also = others.join(',') || undefined
  return links.measure({ person: personId, garment, also, legs: isFlared ? 'flared' : undefined, back })
}

/** The pieces of an order that are still sewn for this person, by the body's sizes; this one first. */
export function sewnFor(
  order: Pick<Order, 'pieces'>,
  { id, person }: Pick<Piece, 'id' | 'person'>,
): SewnPiece[] {
  const own = order.pieces.filter(
    (piece) => piece.id === id || (piece.person.id === person.id && isBeingMade(piece) && !isOfASize(piece)),
  )
  const sorted = [...own].sort((a, b) => Number(b.id === id) - Number(a.id === id))
  return sorted.map(({ garment, styles }) => ({ garment: garment.key, styles }))
}

/** The piece's dialog once more, after measuring; `seen` is the newest record that was known before. */
export const backToPiece = (address: string, { piece, seen }: { piece: string; seen: string | undefined }) =>
  `${address}?${new URLSearchParams({ cut: piece, seen: seen ?? 'none' })}`
