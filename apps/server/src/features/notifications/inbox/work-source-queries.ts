import { type RawBuilder, sql } from 'kysely'
import type { InboxSource } from './source.ts'

/** Pieces still to be made that were given to this member, alone or with their order. */
const ownPieces = (memberId: string, which: RawBuilder<boolean>, key: string) => sql`
  select ${key}::text || ':' || piece.id || ':' || piece.reworks as key, piece.stage_since as at, piece.id as subject_id,
      jsonb_build_object('number', orders.number) as params
    from order_pieces piece join orders on orders.shop_id = piece.shop_id and orders.id = piece.order_id
   where coalesce(piece.assigned_to, orders.assigned_to) = ${memberId}::uuid and ${which}
     and piece.state in ('waiting', 'working') and orders.state in ('approved', 'in_progress', 'ready')`

/** Whoever reads all orders has the board; cutters and stitchers have what is theirs. */
const own = { needs: 'work.move', notFor: 'orders.read' } as const

const sentBack: InboxSource = {
  kind: 'sentBack',
  ...own,
  needsAnswer: true,
  rows: (memberId) => ownPieces(memberId, sql<boolean>`piece.reworks > 0`, 'sentBack'),
}

const given: InboxSource = {
  kind: 'given',
  ...own,
  needsAnswer: false,
  rows: (memberId) => ownPieces(memberId, sql<boolean>`piece.reworks = 0`, 'given'),
}

export const workSources = [sentBack, given]
