import type { Piece } from '@darzi/contract/order-shapes.ts'
import { missingOf } from '@darzi/tailoring/measurements/missing.ts'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import type { PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import { isInTheMaking, mayGoBack, mayGoOn } from '@darzi/tailoring/orders/piece-moves.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { lacksReadyPhoto } from './ready-photo-queries.ts'

/** The cloth of the stock it is cut from; with the piece, in one round trip. */
const pieceStock = sql<Piece['stock'] | null>`(select json_build_object('itemId', item.id, 'name', item.name,
    'unit', item.unit, 'quantity', stock.quantity_milli / 1000.0, 'isTaken', stock.taken_by is not null)
  from piece_stock stock join stock_items item on item.id = stock.item_id where stock.piece_id = piece.id)`

/** Whole pieces, before they are narrowed and ordered. */
export const barePieces = (tx: Tx) =>
  tx
    .selectFrom('order_pieces as piece')
    .leftJoin('members as worker', 'worker.id', 'piece.assigned_to')
    .innerJoin('persons as person', 'person.id', 'piece.person_id')
    .select([
      'piece.id',
      'piece.order_id',
      'piece.position',
      'piece.person_id',
      'piece.person_name',
      'piece.garment_key',
      'piece.garment_name',
      'piece.styles',
      'piece.cloth',
      'piece.notes',
      'piece.price_minor',
      'piece.add_ons',
      'piece.is_urgent',
      'piece.snapshot',
      'piece.stages',
      'piece.stage',
      'piece.state',
      'piece.stage_since',
      'piece.reworks',
      'piece.assigned_to',
      'piece.collection',
      'piece.cut_without',
      'piece.rack_place',
      'worker.name as worker_name',
      'person.is_customer',
    ] as const)
    .select([lacksReadyPhoto.as('lacks_photo'), pieceStock.as('stock')])
type ReadRow = Awaited<ReturnType<ReturnType<typeof barePieces>['executeTakeFirstOrThrow']>>
/** Of a piece whose cloth nobody named nothing is stored of it. */
export type PieceRow = Omit<ReadRow, 'cloth'> & { cloth: PieceCloth | { source?: undefined } }

/** The pieces of an order in their order. */
export const piecesOf = (tx: Tx, orderId: string): Promise<PieceRow[]> =>
  barePieces(tx).where('piece.order_id', '=', orderId).orderBy('piece.position').execute()

interface Standing {
  number: number
  /** How many pieces the order has. */
  of: number
  orderState: OrderState
  /** What it cannot be cut without. */
  needs: string[]
}

/** A row as the contract's piece. */
export function pieceOf(row: PieceRow, { number, of, orderState, needs }: Standing): Piece {
  const cloth = row.cloth.source ? row.cloth : undefined
  const missing = missingOf(needs, row.snapshot?.values.map(({ field }) => field) ?? [])
  return {
    id: row.id,
    position: row.position,
    tag: pieceTag(number, { position: row.position, of }),
    person: { id: row.person_id, name: row.person_name, isCustomer: row.is_customer },
    garment: { key: row.garment_key, name: row.garment_name ?? undefined },
    styles: row.styles,
    cloth,
    stock: row.stock ?? undefined,
    notes: row.notes ?? undefined,
    priceMinor: row.price_minor,
    collection: row.collection ?? undefined,
    addOns: row.add_ons,
    isUrgent: row.is_urgent,
    snapshot: row.snapshot ?? undefined,
    needs,
    missing,
    cutWithout: missing.filter((field) => row.cut_without.includes(field)),
    stages: row.stages,
    stage: row.stage,
    state: row.state,
    stageSince: row.stage_since.toISOString(),
    reworks: row.reworks,
    needsPhoto: row.lacks_photo && isInTheMaking(row),
    rackPlace: row.rack_place ?? undefined,
    assignedTo: row.assigned_to ? { id: row.assigned_to, name: row.worker_name ?? '' } : undefined,
    can: { advance: mayGoOn(orderState, row), back: mayGoBack(orderState, row) },
  }
}
