import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { life } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { askByUpi } from '../payments/ask-by-upi.ts'
import { readAwaited } from '../payments/awaited-payments.ts'
import { balanceOf } from '../payments/order-standing.ts'
import { type LinkedOrder, linkedOrder, sharedPhotos, standingSteps } from './link-queries.ts'
import { dialled, progressOf } from './told-orders.ts'
import { tellPiece } from './told-piece.ts'
import { trackedPieces } from './tracked-queries.ts'
import { mayAnswerTrial } from './trial.ts'

/** All that the private link tells of its order. Inside the order's shop. */
export async function tellLink(tx: Tx, { orderId, token }: { orderId: string; token: string }) {
  const row = await linkedOrder(tx, orderId)
  const [pieces, steps, photos, awaited] = await Promise.all([
    trackedPieces(tx, [orderId]),
    standingSteps(tx, orderId),
    sharedPhotos(tx, orderId),
    readAwaited(tx, orderId),
  ])
  const address = `/api/track/${encodeURIComponent(token)}/photos`
  return {
    ...headOf(row),
    ...moneyOf(row, { ...awaited, isPriced: pieces.every(({ price_minor: price }) => price > 0) }),
    pieces: pieces.map((piece) => tellPiece(piece, { order: row, of: pieces.length })),
    steps: steps.map(({ at, kind, state_to }) => ({ at: at.toISOString(), kind, state: state_to })),
    photos: photos.map(({ id, stage, created_at }) => ({
      ...{ id, stage: stage ?? undefined, createdAt: created_at.toISOString() },
      ...{ url: `${address}/${id}/full`, thumbUrl: `${address}/${id}/thumb` },
    })),
    can: { answerTrial: mayAnswerTrial(row.state, pieces) },
  } satisfies TrackedLink
}

function headOf(row: LinkedOrder) {
  return {
    number: orderNumber(row.number),
    shop: {
      ...{ name: row.shop_name, phone: dialled(row.shop_phone) },
      address: row.shop_address ?? undefined,
    },
    ...{
      customerName: row.customer_name,
      tailorName: row.member_name ?? undefined,
      notes: row.notes ?? undefined,
      state: row.state,
      status: life[row.state].tracking,
      progress: progressOf(row.state),
    },
    ...{ orderedOn: row.ordered_on, trialOn: row.trial_on ?? undefined, promisedOn: row.promised_on },
    trial: row.trial_answer ? { answer: row.trial_answer, words: row.trial_words ?? undefined } : undefined,
  }
}

interface Asked {
  awaitedMinor: number
  lines: number
  isPriced: boolean
}

function moneyOf(row: LinkedOrder, { awaitedMinor, lines, isPriced }: Asked) {
  const balanceMinor = balanceOf(row)
  const order = { id: row.id, number: orderNumber(row.number), currency: row.currency, balanceMinor }
  const asking = { upiId: row.upi_id, payee: row.shop_name, order, awaitedMinor, lines }
  return {
    ...{ piecesMinor: row.pieces_minor, discountMinor: row.discount_minor },
    ...{ writtenOffMinor: row.written_off_minor },
    ...{ currency: row.currency, totalMinor: row.total_minor, paidMinor: row.paid_minor, balanceMinor },
    ...{ awaitedMinor, isPriced, upi: isPriced ? askByUpi(asking) : undefined },
  }
}
