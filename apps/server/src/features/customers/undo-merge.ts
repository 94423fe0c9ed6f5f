import type { customerRoutes } from '@darzi/contract/customers.ts'
import { wakeScreens } from '../../events/publish-event.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, type LockedCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { mergeUndoDays, splitColumns } from './merge-columns.ts'
import { hasLaterMerge, lockMerge, markUndone, moveNotesBack, movePeopleBack } from './merge-store.ts'
import { customerOrders } from './ports.ts'

const undoMs = mergeUndoDays * 24 * 3600_000

type UndoContext = RequestContext<typeof customerRoutes.undoMerge>

/**
 * Splits two merged records again. What was written in the kept record since the merge stays there; merges are
 * undone latest first. Throws customers.mergeUndone, customers.mergeTooOld, customers.laterMergeFirst, and
 * customers.mergedAway when the kept record itself was merged into another since.
 */
export async function undoMerge(ctx: UndoContext) {
  const { tx, member, now, publishEvent } = ctx
  const merge = await requireUndoable(ctx)
  const kept = await lockCustomer(tx, merge.kept_id)
  if (await hasLaterMerge(tx, merge)) throw new AppError('customers.laterMergeFirst')
  const gone = await standAgain(ctx, merge)
  const way = { from: kept.id, to: gone.id }
  await movePeopleBack(tx, way, merge.memory, gone.name)
  await moveNotesBack(tx, way, merge.memory)
  await customerOrders.use().moveBack(tx, way, merge.memory)
  const columns = splitColumns(kept, merge.memory)
  const search_text = await newSearchText(tx, { ...kept, ...columns })
  await changeCustomer(tx, { id: kept.id, now }, { ...columns, ...waiting(kept, merge), search_text })
  await changeCustomer(tx, { id: gone.id, now }, { search_text: await newSearchText(tx, gone) })
  for (const each of [{ ...kept, ...columns }, gone]) {
    await customerOrders.use().refreshSearch(tx, each)
    await customerOrders.use().recount(tx, each.id)
  }
  await markUndone(tx, merge.id, now)
  await publishEvent({
    kind: 'customers.mergeUndone',
    subject: { type: 'customer', id: kept.id, name: kept.name },
    params: { other: gone.name },
  })
  const other = { type: 'customer', id: gone.id } as const
  await wakeScreens(tx, member.shopId, { subject: other, kind: 'customers.mergeUndone' })
  return { kept: await readCustomer(tx, kept.id, ctx), other: await readCustomer(tx, gone.id, ctx) }
}

async function requireUndoable({ tx, params, now }: UndoContext) {
  const merge = await lockMerge(tx, params.id)
  if (!merge) throw notFound()
  if (merge.undone_at) throw new AppError('customers.mergeUndone')
  if (now.getTime() - merge.at.getTime() > undoMs) throw new AppError('customers.mergeTooOld')
  return merge
}

type Merge = Awaited<ReturnType<typeof requireUndoable>>

/** The kept record waits again once its room goes back, unless it was put away since. */
const waiting = ({ state }: LockedCustomer, { memory: { tookQuota } }: Merge) =>
  tookQuota && state === 'active' ? { state: 'archived' as const, awaits_quota: true } : {}

/** The record that went, active or archived as it was. */
async function standAgain({ tx, now }: UndoContext, { gone_id: id, memory }: Merge) {
  await changeCustomer(tx, { id, now }, { state: memory.goneState, merged_into: null })
  return lockCustomer(tx, id)
}
