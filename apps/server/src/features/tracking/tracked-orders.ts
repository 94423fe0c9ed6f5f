import type { TrackedLink, TrackedOrder } from '@darzi/contract/tracking.ts'
import { orderTypeOfGarment } from '@darzi/tailoring/garments/order-types.ts'
import { maskName } from '@darzi/tailoring/names/mask-name.ts'
import { life } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { showPhone } from '../../phone.ts'
import { balanceOf } from '../ledger/api.ts'
import type { TrackedPiece, TrackedRow } from './tracked-queries.ts'

/** What anybody who knows a phone may learn of its orders. */
export function forStranger(row: TrackedRow, pieces: readonly TrackedPiece[]): TrackedOrder {
  return {
    id: orderNumber(row.number),
    status: life[row.state].tracking,
    customer_name: maskName(row.customer_name),
    order_type: [...new Set(pieces.map((piece) => orderTypeOfGarment(piece.garment_key)))].join(', '),
    garments: garmentsOf(pieces),
    created_at: row.created_at.toISOString(),
    ordered_on: row.ordered_on,
    due_date: row.promised_on,
    estimated_completion: row.promised_on,
    progress: progressOf(row.state),
  }
}

interface Owned {
  pieces: readonly TrackedPiece[]
  /** All that the order's private link tells. */
  whole: TrackedLink
  /** Where the links lead. */
  address: string
}

/** What who ordered may see: the spec's fields, and all that the order's private link tells. */
export function forOwner(row: TrackedRow, { pieces, whole, address }: Owned): TrackedOrder {
  return {
    ...forStranger(row, pieces),
    customer_name: row.customer_name,
    measurements: centimetres(pieces),
    tailor_name: row.member_name ?? row.shop_name,
    special_instructions: instructions(row, pieces),
    amounts: amountsOf(row, pieces),
    shop: whole.shop,
    url: `${address}/track/${row.tracking_token}`,
    whole,
  }
}

/** A phone as it is dialled from anywhere. */
export const dialled = (phone: string | null) => (phone ? showPhone(phone, '') : undefined)

export function progressOf(state: TrackedRow['state']): number {
  const now = life[state]
  return 'progress' in now ? now.progress * 100 : 0
}

/** Each kind once. */
function garmentsOf(pieces: readonly TrackedPiece[]) {
  const kinds = new Map(
    pieces.map(({ garment_key: key, garment_name: name }) => [`${key} ${name ?? ''}`, { key, name }]),
  )
  return [...kinds.values()].map(({ key, name }) => ({ key, name: name ?? undefined }))
}

/**
 * What an order costs is not told before the shop has named every price, nor of one that was called off; what was paid is, and
 * what is to be given back.
 */
function amountsOf(row: TrackedRow, pieces: readonly TrackedPiece[]) {
  const isPriced = row.state !== 'cancelled' && pieces.every(({ price_minor: price }) => price > 0)
  const balance = balanceOf(row)
  return {
    currency: row.currency,
    total: isPriced ? row.total_minor : undefined,
    paid: row.paid_minor,
    balance: isPriced || balance < 0 ? balance : undefined,
  }
}

/** Of whoever the first measured piece is for, over all of their pieces: field to centimetres, to a millimetre. */
function centimetres(pieces: readonly TrackedPiece[]): Record<string, number> {
  const measured = pieces.filter(({ snapshot, collection }) => snapshot && !collection?.finished)
  const theirs = measured.filter((piece) => piece.person_id === measured[0]?.person_id)
  const sizes = new Map<string, number>()
  // Where two pieces are cut from two measurings, the first of them says the size.
  for (const { field, name = field, mm } of theirs.flatMap(({ snapshot }) => snapshot?.values ?? []))
    if (mm !== undefined && !sizes.has(name)) sizes.set(name, Math.round(mm) / 10)
  return Object.fromEntries(sizes)
}

function instructions(row: TrackedRow, pieces: readonly TrackedPiece[]): string {
  return [row.notes, ...pieces.map((piece) => piece.notes)].filter(Boolean).join('\n')
}
