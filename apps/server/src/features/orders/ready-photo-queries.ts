import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/**
 * Whether the shop asks for a photo of the work and this `piece` has none since its last rework that stands: of itself, or of
 * the whole order. A photo of cloth or style shows no work.
 */
export const lacksReadyPhoto = sql<boolean>`(
  coalesce((select ready_needs_photo from counter_settings where shop_id = piece.shop_id), false)
  and not exists (
    select from order_photos photo
     where photo.shop_id = piece.shop_id and photo.order_id = piece.order_id
       and coalesce(photo.piece_id, piece.id) = piece.id
       and photo.kind = 'stage' and photo.removed_at is null
       and not exists (
         select from order_steps step
          where step.shop_id = piece.shop_id and step.order_id = piece.order_id and step.kind = 'rework'
            and step.at >= photo.created_at
            and step.pieces @> jsonb_build_array(jsonb_build_object('id', piece.id))
            and not exists (
              select from order_steps later where later.shop_id = step.shop_id and later.undoes = step.id))))`

/** Those of the pieces that lack it, in their order. */
export const piecesLackingPhoto = (tx: Tx, pieceIds: readonly string[]) =>
  tx
    .selectFrom('order_pieces as piece')
    .select(['piece.id', 'piece.position'])
    .where('piece.id', 'in', pieceIds)
    .where(lacksReadyPhoto)
    .orderBy('piece.position')
    .execute()
