import type { OrderOverrides } from '@darzi/contract/order-overrides.ts'
import type { Stage } from '@darzi/tailoring/garments/garment.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import { approvalsPassed, becomesReady, passesTrial } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError } from '../../http/app-error.ts'
import type { LockedOrder, LockedPiece, PieceChange } from './change-store.ts'
import { uncheckedOf } from './check-queries.ts'
import { actorOf, type OrderWriteContext } from './order-write-context.ts'
import { cutWithoutOf, passSizes } from './pass-sizes.ts'
import { requireReadyPhoto } from './require-ready-photo.ts'
import type { StepException } from './step-store.ts'

interface Passing {
  moves: readonly PieceChange[]
  stated?: Pick<OrderOverrides, 'missing' | 'unchecked' | 'trial'>
  /** What else refuses, once these let it pass; nothing is told before. */
  lastAsked?: () => Promise<void>
}

/**
 * What pieces may not go past unknowingly: work that nobody approved, a trial with a change asked for, sizes nobody took, a
 * check list with something left, the photo the shop asks for. Answers the moves as they are to be written, and what they go
 * past; what was stated stands on the timeline. Throws orders.approvalNeeded, orders.trialChange, orders.sizesMissing, orders.unchecked and
 * orders.photoNeeded, before anything is written.
 */
export async function passGates(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  { moves, stated = {}, lastAsked }: Passing,
): Promise<{ moves: PieceChange[]; exceptions: StepException[] }> {
  const steps = moves.flatMap((move) => {
    const piece = order.pieces.find(({ id }) => id === move.id)
    return piece ? [{ piece, move, tag: tagOf(order, piece) }] : []
  })
  const approved = steps.flatMap((step) =>
    approvalsPassed(step.piece, step.move.stage).map((stage) => ({ ...step, stage })),
  )
  if (approved.length > 0 && !writeContext.mayApprove)
    throw new AppError('orders.approvalNeeded', { tags: tagsOf(approved) })
  const tried = order.trial_answer === 'change' ? steps.filter(leavesTrial) : []
  if (tried.length > 0 && !stated.trial) throw new AppError('orders.trialChange', { tags: tagsOf(tried) })
  const sized = await passSizes(tx, order, { moves, stated: stated.missing })
  const unchecked = await requireChecked(tx, steps, stated.unchecked)
  await requireReadyPhoto(tx, order, sized)
  await lastAsked?.()
  const tell = (kind: string, params: Record<string, string | number>) =>
    publishEvent(tx, actorOf(writeContext), {
      id: writeContext.newId(),
      at: writeContext.now,
      kind,
      params,
      subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    })
  for (const { tag, stage } of approved) await tell('orders.stageApproved', { tag, ...stageParams(stage) })
  for (const { tag } of tried) await tell('orders.pastTrialChange', { tag })
  for (const { tag, names } of unchecked)
    await tell('orders.readyUnchecked', { tag, checks: names.join(', ') })
  const exceptions: StepException[] = [
    { kind: 'trial', tags: tried.map(({ tag }) => tag) },
    ...cutWithoutOf(order, sized),
    { kind: 'checks', tags: unchecked.map(({ tag }) => tag) },
  ]
  return { moves: sized, exceptions: exceptions.filter(({ tags }) => tags.length > 0) }
}

interface Step {
  piece: LockedPiece
  move: PieceChange
  tag: string
}

const leavesTrial = ({ piece, move }: Step) => passesTrial(piece, move.stage)

/** Throws orders.unchecked, with the tags and each line, when a piece would be ready with lines left that nobody stated. */
async function requireChecked(tx: Tx, steps: readonly Step[], stated: OrderOverrides['unchecked'] = []) {
  const finished = steps.filter(({ piece, move }) => becomesReady(piece, move) && move.state === 'done')
  if (finished.length === 0) return []
  const left = await uncheckedOf(
    tx,
    finished.map(({ piece }) => piece.id),
  )
  const lacking = finished.flatMap(({ piece, tag }) => {
    const lines = left.get(piece.id) ?? []
    const said = stated.filter(({ pieceId }) => pieceId === piece.id).flatMap(({ checks }) => checks)
    return lines.length > 0
      ? [{ id: piece.id, tag, lines, unsaid: lines.filter(({ key }) => !said.includes(key)) }]
      : []
  })
  const unsaid = lacking.filter((each) => each.unsaid.length > 0)
  if (unsaid.length > 0) {
    const code = 'orders.unchecked'
    const checks = unsaid.flatMap((each) => each.unsaid.map(({ name }) => name)).join(', ')
    const errors = unsaid.flatMap((each) =>
      each.unsaid.map(({ key }) => ({
        field: `overrides.unchecked.${each.id}.${key}`,
        code,
        params: { tags: each.tag, checks },
      })),
    )
    throw new AppError(code, { tags: tagsOf(unsaid), checks }, errors)
  }
  return lacking.map(({ tag, lines }) => ({ tag, names: lines.map(({ name }) => name) }))
}

const tagsOf = (steps: readonly { tag: string }[]) => [...new Set(steps.map(({ tag }) => tag))].join(', ')

const tagOf = ({ number, pieces }: LockedOrder, { position }: LockedPiece) =>
  pieceTag(number, { position, of: pieces.length })

/** A stage by its word in the reader's language, or by the shop's own. */
export const stageParams = ({ key, name }: Stage) => ({ stage: name ? 'own' : key, stageName: name ?? key })
