import type { Check } from '@darzi/tailoring/garments/garment.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The check list of a `piece`: that of its garment as the shop has it now. */
export const checksOfPiece = sql<Check[] | null>`(select garments.checks from garments
  where garments.shop_id = piece.shop_id and garments.key = piece.garment_key)`

/** What of it was ticked since the last rework. */
export const ticksOfPiece = sql<{ key: string; by: string; at: string }[] | null>`(
  select json_agg(json_build_object('key', tick.check_key, 'by', tick.ticked_by, 'at', tick.ticked_at))
    from piece_checks tick
   where tick.shop_id = piece.shop_id and tick.piece_id = piece.id and tick.round = piece.reworks)`

/** What of each of these pieces' check lists is not ticked. */
export async function uncheckedOf(tx: Tx, pieceIds: readonly string[]): Promise<Map<string, Check[]>> {
  const rows = await tx
    .selectFrom('order_pieces as piece')
    .select(['piece.id', checksOfPiece.as('checks'), ticksOfPiece.as('ticks')])
    .where('piece.id', 'in', pieceIds)
    .execute()
  return new Map(rows.map(({ id, checks, ticks }) => [id, left(checks ?? [], ticks ?? [])]))
}

const left = (checks: readonly Check[], ticks: readonly { key: string }[]) =>
  checks.filter(({ key }) => !ticks.some((tick) => tick.key === key))
