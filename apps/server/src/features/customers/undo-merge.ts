import type { customerRoutes } from '@darzi/contract/customers.ts'
import { wakeScreens } from '../../events/announce.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { moveOrdersBack, refreshOrderSearch } from '../orders/follow-customer.ts'
import { keepFigures } from '../orders/keep-figures.ts'
import { changeCustomer, type LockedCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { splitColumns } from './merge-columns.ts'
import { mergeUndoDays } from './merge-memory.ts'
import { hasLaterMerge, lockMerge, markUndone, moveNotesBack, movePeopleBack } from './merge-store.ts'

const undoMs = mergeUndoDays * 24 * 3600_000

type AskedToUndo = Asked<typeof customerRoutes.undoMerge>

/**
 * Splits two merged records again. What was written in the kept record since the merge stays there; merges are
 * undone latest first. Throws customers.mergeUndone, customers.mergeTooOld, customers.laterMergeFirst, and
 * customers.mergedAway when the kept record itself was merged into another since.
 */
export async function undoMerge(asked: AskedToUndo) {
  const { tx, member, now, announce } = asked
  const merge = await requireUndoable(asked)
  const kept = await lockCustomer(tx, merge.kept_id)
  if (await hasLaterMerge(tx, merge)) throw new Refusal('customers.laterMergeFirst')
  const gone = await standAgain(asked, merge)
  const way = { from: kept.id, to: gone.id }
  await movePeopleBack(tx, way, merge.memory, gone.name)
  await moveNotesBack(tx, way, merge.memory)
  await moveOrdersBack(tx, way, merge.memory)
  const columns = splitColumns(kept, merge.memory)
  const search_text = await newSearchText(tx, { ...kept, ...columns })
  await changeCustomer(tx, { id: kept.id, now }, { ...columns, ...waiting(kept, merge), search_text })
  await changeCustomer(tx, { id: gone.id, now }, { search_text: await newSearchText(tx, gone) })
  for (const each of [{ ...kept, ...columns }, gone]) {
    await refreshOrderSearch(tx, each)
    await keepFigures(tx, each.id)
  }
  await markUndone(tx, merge.id, now)
  await announce({
    kind: 'customers.mergeUndone',
    subject: { type: 'customer', id: kept.id, name: kept.name },
    holes: { other: gone.name },
  })
  const other = { type: 'customer', id: gone.id } as const
  await wakeScreens(tx, member.shopId, { subject: other, kind: 'customers.mergeUndone' })
  return { kept: await readCustomer(tx, kept.id, asked), other: await readCustomer(tx, gone.id, asked) }
}

async function requireUndoable({ tx, params, now }: AskedToUndo) {
  const merge = await lockMerge(tx, params.id)
  if (!merge) throw notFound()
  if (merge.undone_at) throw new Refusal('customers.mergeUndone')
  if (now.getTime() - merge.at.getTime() > undoMs) throw new Refusal('customers.mergeTooOld')
  return merge
}

type Merge = Awaited<ReturnType<typeof requireUndoable>>

/** The kept record waits again once its room goes back, unless it was put away since. */
const waiting = ({ state }: LockedCustomer, { memory: { tookRoom } }: Merge) =>
  tookRoom && state === 'active' ? { state: 'archived' as const, awaits_room: true } : {}

/** The record that went, active or archived as it was. */
async function standAgain({ tx, now }: AskedToUndo, { gone_id: id, memory }: Merge) {
  await changeCustomer(tx, { id, now }, { state: memory.goneState, merged_into: null })
  return lockCustomer(tx, id)
}
