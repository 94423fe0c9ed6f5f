/** What is asked before work is said to be ready, in the shops that want a photo of it. */
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { isInTheMaking } from '@darzi/tailoring/orders/piece-moves.ts'
import { ProblemError } from '../../data/problem-error.ts'

/** The question of the order's page: for this step of the whole order, or for one piece. */
export const photoQuestion = (of: 'ready' | 'delivered' | { pieceId: string }) =>
  `photo-${typeof of === 'string' ? of : of.pieceId}`

export const isPhotoQuestion = (question: string | undefined) => question?.startsWith('photo-') ?? false

export const lacksPhotos = (order: Order) => order.pieces.some(({ needsPhoto }) => needsPhoto)

/** Whether this stage makes the piece ready, and a photo comes first. */
export const wantsPhotoAt = (piece: Pick<Piece, 'needsPhoto' | 'stages'>, stage: number) =>
  piece.needsPhoto && stage === piece.stages.length - 1

export const isPhotoError = (error: unknown) =>
  error instanceof ProblemError && error.code === 'orders.photoNeeded'

export interface PhotoAsked {
  pieces: readonly Piece[]
  /** The step of the whole order, or the one piece. */
  to?: 'ready' | 'delivered'
  piece?: Piece
}

/** The pieces and the step a question is about; undefined when it is none, or its work is done by now. */
export function photoAsked(order: Order, question: string | undefined): PhotoAsked | undefined {
  const of = isPhotoQuestion(question) ? question?.slice('photo-'.length) : undefined
  // Nothing is asked where the shop wants no photo and none was taken.
  if (!lacksPhotos(order) && !order.photos.some(({ kind }) => kind === 'stage')) return undefined
  const making = order.pieces.filter(isInTheMaking)
  if (of === 'ready' || of === 'delivered') return making.length > 0 ? { pieces: making, to: of } : undefined
  const piece = making.find(({ id }) => id === of)
  return piece && { pieces: [piece], piece }
}
