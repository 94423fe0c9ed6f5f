import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementSnapshot } from '@darzi/tailoring/orders/piece.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { NewPiece } from './order-store.ts'
import { pieceColumns } from './piece-rows.ts'

export type PieceFields = Pick<NewPiece, 'styles' | 'cloth' | 'notes' | 'priceMinor' | 'addOns' | 'isUrgent'>

/** What a form may change of a piece, as it stands. */
export async function findPieceFields(tx: Tx, id: string): Promise<PieceFields> {
  const row = await tx
    .selectFrom('order_pieces')
    .select(['styles', 'cloth', 'notes', 'price_minor', 'add_ons', 'is_urgent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    styles: row.styles,
    cloth: 'source' in row.cloth ? row.cloth : undefined,
    notes: row.notes ?? undefined,
    priceMinor: row.price_minor,
    addOns: row.add_ons,
    isUrgent: row.is_urgent,
  }
}

/** What a piece is cut from. */
export async function findSnapshot(tx: Tx, id: string): Promise<MeasurementSnapshot | null> {
  const { snapshot } = await tx
    .selectFrom('order_pieces')
    .select('snapshot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return snapshot
}

interface Change extends PieceFields {
  /** Left out, it stays what it is. */
  garment?: Pick<Garment, 'key' | 'name' | 'stages'>
  /** Left out, the piece is cut from what it was; null: from nothing yet. */
  snapshot?: MeasurementSnapshot | null
  /** Left out, it stays with whom it was given to. */
  assignedTo?: string | null
}

export async function changePiece(tx: Tx, id: string, { garment, snapshot, assignedTo, ...fields }: Change) {
  await tx
    .updateTable('order_pieces')
    .set({
      ...pieceColumns(fields),
      ...(garment ? garmentColumns(garment) : {}),
      ...(snapshot === undefined ? {} : { snapshot: snapshot && JSON.stringify(snapshot) }),
      ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
    })
    .where('id', '=', id)
    .execute()
}

const garmentColumns = ({ key, name, stages }: NonNullable<Change['garment']>) => ({
  garment_key: key,
  garment_name: name ?? null,
  stages: JSON.stringify(stages),
})

/** What each of these pieces is cut from, and which sizes it may be cut without. */
export const cutFromOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('order_pieces')
    .select(['id', 'garment_key', 'snapshot', 'collection', 'cut_without'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute()

/** All pieces of an order together, with what was added to them. */
export async function sumOfPieces(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('order_pieces')
    .select(sql<number>`coalesce(sum(price_minor + add_ons_minor), 0)::bigint`.as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.sum
}

/** The prices of the order's pieces besides this one, and which of them are urgent. */
export async function piecesBeside(tx: Tx, { orderId, pieceId }: { orderId: string; pieceId: string }) {
  const rows = await tx
    .selectFrom('order_pieces')
    .select(['price_minor', 'add_ons', 'is_urgent'])
    .where('order_id', '=', orderId)
    .where('id', '<>', pieceId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ priceMinor: row.price_minor, addOns: row.add_ons, isUrgent: row.is_urgent }))
}
