import type { Tx } from '../../db/tx.ts'

/** Answers whether it was not asked before. */
export async function setAsked(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_pieces')
    .set({ approval_asked_at: at, approval_asked_by: by })
    .where('id', '=', id)
    .where('approval_asked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function setRackPlace(tx: Tx, id: string, place: string | null) {
  await tx.updateTable('order_pieces').set({ rack_place: place }).where('id', '=', id).execute()
}

interface Line {
  pieceId: string
  key: string
  /** How often the piece had come back. */
  round: number
}

/** Answers whether it was not ticked before: the first who ticked it stands. */
export async function tick(
  tx: Tx,
  { pieceId, key, round, name }: Line & { name: string },
  by: { shopId: string; memberId: string; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('piece_checks')
    .values({
      shop_id: by.shopId,
      piece_id: pieceId,
      check_key: key,
      round,
      name,
      ticked_by: by.name,
      member_id: by.memberId,
      ticked_at: by.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Answers whether it was ticked before. */
export async function untick(tx: Tx, { pieceId, key, round }: Line): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('piece_checks')
    .where('piece_id', '=', pieceId)
    .where('check_key', '=', key)
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Gives a piece to somebody, or to nobody in particular: then whoever has the order has it. */
export async function setWorker(tx: Tx, id: string, memberId: string | null) {
  await tx.updateTable('order_pieces').set({ assigned_to: memberId }).where('id', '=', id).execute()
}
