/** Taps on one piece, sent one after another: each begins where the one before it ended. */
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

/** What was done last to each piece that waits for an answer, and the stage it was tapped to. */
const waiting = new Map<string, { stage: number | undefined; answer: Promise<unknown> }>()

/** Sends a move when all that was done to the piece before has its answer. Throws the server's refusal. */
export const moveInTurn = ({ pieceId, from, stage, overrides }: Move) =>
  sendInTurn(
    pieceId,
    () =>
      call('POST /api/workshop/pieces/:id/move', {
        params: { id: pieceId },
        body: { from, stage, overrides },
      }),
    stage,
  )

/** Sends what is done to a piece when all that was done to it before has its answer: it may rest on that. */
export async function sendInTurn<T>(
  pieceId: string,
  send: () => Promise<T>,
  stage = waiting.get(pieceId)?.stage,
): Promise<T> {
  const before = waiting.get(pieceId)?.answer
  // Whether the one before was refused is told where it was tapped.
  const answer = before ? afterwards(before, send) : send()
  const act = { stage, answer }
  waiting.set(pieceId, act)
  try {
    return await answer
  } finally {
    if (waiting.get(pieceId) === act) waiting.delete(pieceId)
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
