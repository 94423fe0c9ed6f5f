/** Taps on the stages of one piece, sent one after another: each begins where the one before it ended. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { orderAtStage, pieceAtStage } from './at-stage.ts'

interface Move {
  pieceId: string
  from: number
  stage: number
  /** What it goes past, as it was shown. */
  overrides?: ApiRequest<'POST /api/workshop/pieces/:id/move'>['body']['overrides']
}

/** The last move tapped of each piece that waits for an answer. */
const waiting = new Map<string, { stage: number; answer: Promise<unknown> }>()

/** Sends a move when those of the same piece before it have their answers. Throws the server's refusal. */
export async function moveInTurn({ pieceId, from, stage, overrides }: Move) {
  const send = () =>
    call('POST /api/workshop/pieces/:id/move', { params: { id: pieceId }, body: { from, stage, overrides } })
  const before = waiting.get(pieceId)?.answer
  // Whether the one before was refused is told where it was tapped.
  const answer = before ? afterwards(before, send) : send()
  const move = { stage, answer }
  waiting.set(pieceId, move)
  try {
    return await answer
  } finally {
    if (waiting.get(pieceId) === move) waiting.delete(pieceId)
  }
}

let unsent = 0

/** Leaving the page before it is sent asks first. */
async function afterwards<T>(before: Promise<unknown>, send: () => Promise<T>): Promise<T> {
  if (unsent++ === 0) window.addEventListener('beforeunload', ask)
  await before.catch(() => {})
  if (--unsent === 0) window.removeEventListener('beforeunload', ask)
  return send()
}

const ask = (event: Event) => event.preventDefault()

export const isMoving = (pieceId: string) => waiting.has(pieceId)

/** A piece as tapped: what the server says while a move is on its way is older than the tap. */
export function asTapped<T extends Pick<Piece, 'id' | 'stage' | 'stages' | 'state'>>(piece: T): T {
  const stage = waiting.get(piece.id)?.stage
  return stage === undefined ? piece : pieceAtStage(piece, stage)
}

/** An order with each of its pieces as tapped. */
export function orderAsTapped(order: Order): Order {
  return order.pieces.reduce((now, { id }) => {
    const stage = waiting.get(id)?.stage
    return stage === undefined ? now : orderAtStage(now, id, stage)
  }, order)
}
