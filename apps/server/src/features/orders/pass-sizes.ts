import { missingOf } from '@darzi/tailoring/measurements/missing.ts'
import { leavesCutting, sizesHolding } from '@darzi/tailoring/orders/gates.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { LockedOrder, PieceChange } from './change-store.ts'
import { needsOf } from './needs-of.ts'
import { cutFromOf } from './piece-store.ts'
import type { StepException } from './step-store.ts'

/** The sizes each piece may go without, as stated by whoever takes the step. */
export type StatedMissing = readonly { pieceId: string; fields: readonly string[] }[]

/**
 * Answers the moves, each with the sizes it now goes past Cutting without. Throws orders.sizesMissing, with the tags and each size,
 * when a size is missing that was not stated.
 */
export async function passSizes(
  tx: Tx,
  order: LockedOrder,
  { moves, stated = [] }: { moves: readonly PieceChange[]; stated?: StatedMissing },
): Promise<PieceChange[]> {
  const holding = await holdingSizes(tx, order, moves)
  const held = moves.flatMap(({ id }) => {
    const fields = missingOf(
      holding.get(id) ?? [],
      stated.filter(({ pieceId }) => pieceId === id).flatMap((each) => each.fields),
    )
    return fields.length > 0 ? [{ id, fields }] : []
  })
  if (held.length > 0) throw errorOf(order, held)
  return moves.map((move) => {
    const fields = holding.get(move.id) ?? []
    return fields.length > 0 ? { ...move, cutWithout: fields } : move
  })
}

/** What these moves go past, as their step keeps it. */
export function cutWithoutOf(order: LockedOrder, moves: readonly PieceChange[]): StepException[] {
  const tags = moves.filter(({ cutWithout = [] }) => cutWithout.length > 0).map(({ id }) => tagIn(order, id))
  return tags.length > 0 ? [{ kind: 'sizes', tags }] : []
}

/** By piece: what it lacks and nobody has stated before. Most steps leave no Cutting and ask nothing. */
async function holdingSizes(tx: Tx, order: LockedOrder, moves: readonly PieceChange[]) {
  const leaving = moves.flatMap((move) => {
    const piece = order.pieces.find(({ id }) => id === move.id)
    return piece && leavesCutting(piece, move.stage) ? [{ piece, to: move.stage }] : []
  })
  if (leaving.length === 0) return new Map<string, string[]>()
  const rows = await cutFromOf(
    tx,
    leaving.map(({ piece }) => piece.id),
  )
  const needed = await needsOf(tx, rows)
  return new Map(
    leaving.flatMap(({ piece, to }) => {
      const row = rows.find(({ id }) => id === piece.id)
      if (!row) return []
      const missing = missingOf(needed(row), row.snapshot?.values.map(({ field }) => field) ?? [])
      return [[piece.id, sizesHolding({ ...piece, missing, cutWithout: row.cut_without }, to)] as const]
    }),
  )
}

function tagIn({ number, pieces }: LockedOrder, id: string): string {
  const position = pieces.find((piece) => piece.id === id)?.position ?? 0
  return pieceTag(number, { position, of: pieces.length })
}

function errorOf(order: LockedOrder, held: readonly { id: string; fields: string[] }[]) {
  const code = 'orders.sizesMissing'
  const errors = held.flatMap(({ id, fields }) =>
    fields.map((field) => ({
      field: `overrides.missing.${id}.${field}`,
      code,
      params: { tags: tagIn(order, id) },
    })),
  )
  return new AppError(
    code,
    { tags: held.map(({ id }) => tagIn(order, id)).join(', '), count: held.length },
    errors,
  )
}
