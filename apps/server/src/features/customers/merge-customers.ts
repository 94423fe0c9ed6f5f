import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Tx } from '../../db/tx.ts'
import { wakeScreens } from '../../events/publish-event.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, type LockedCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { mergedColumns, mergeUndoDays, splitColumns } from './merge-columns.ts'
import {
  hasLaterMerge,
  insertMerge,
  lockMerge,
  lockTwo,
  markUndone,
  moveNotes,
  moveNotesBack,
  movePeople,
  movePeopleBack,
} from './merge-store.ts'
import { customerMessaging, customerOrders } from './ports.ts'

/**
 * Merges another record into this one: its people, notes and figures come over, its fields fill what this one lacks. One that
 * waits for room of the plan takes that of an active one, so that a customer of the directory stays in it.
 * The same id again answers the merge it made. Throws customers.sameRecord and customers.mergedAway.
 */
export async function mergeCustomers(ctx: RequestContext<typeof customerRoutes.merge>) {
  const { tx, params, body, member, now, newId, publishEvent } = ctx
  const id = body.id ?? newId()
  if (params.id === body.otherId) throw new AppError('customers.sameRecord')
  if (await isMade(ctx)) return { mergeId: id, customer: await readCustomer(tx, params.id, ctx) }
  const [kept, gone] = await lockTwo(tx, params.id, body.otherId)
  if (!kept || !gone) throw new Error('two records were locked')
  const { before, after } = mergedColumns(kept, gone)
  const way = { from: gone.id, to: kept.id }
  const { personIds, customerPersonId } = await movePeople(tx, way)
  if (!customerPersonId) throw new Error('every record has its customer’s person')
  const noteIds = await moveNotes(tx, way)
  const orderIds = await customerOrders.use().move(tx, way)
  const messaging = await customerMessaging.use().merge(tx, { ...way, shopId: member.shopId })
  const goneState = gone.state === 'archived' ? 'archived' : 'active'
  const tookQuota = kept.awaits_quota && goneState === 'active'
  await insertMerge(tx, {
    shopId: member.shopId,
    id,
    keptId: kept.id,
    goneId: gone.id,
    memberId: member.id,
    at: now,
    memory: {
      personIds,
      customerPersonId,
      noteIds,
      orderIds,
      messaging,
      goneState,
      tookQuota,
      before,
      after,
    },
  })
  await changeCustomer(tx, { id: gone.id, now }, { state: 'merged', merged_into: kept.id })
  const search_text = await newSearchText(tx, { ...kept, ...after })
  const standing = tookQuota ? { state: 'active' as const, awaits_quota: false } : {}
  await changeCustomer(tx, { id: kept.id, now }, { ...after, ...standing, search_text })
  if (orderIds.length > 0) await followKept(tx, { ...kept, ...after })
  await publishEvent({
    kind: 'customers.merged',
    subject: { type: 'customer', id: kept.id, name: kept.name },
    params: { other: gone.name },
  })
  return { mergeId: id, customer: await readCustomer(tx, kept.id, ctx) }
}

/** Orders that came over are found under the kept name, and counted with its own. */
async function followKept(tx: Tx, kept: { id: string; name: string; phone: string | null }) {
  await customerOrders.use().refreshSearch(tx, kept)
  await customerOrders.use().recount(tx, kept.id)
}

/** Throws request.invalid when the id belongs to another merge. */
async function isMade({ tx, params, body }: RequestContext<typeof customerRoutes.merge>): Promise<boolean> {
  const made = body.id ? await lockMerge(tx, body.id) : undefined
  if (!made) return false
  if (made.kept_id === params.id && made.gone_id === body.otherId && !made.undone_at) return true
  throw new AppError('request.invalid', {}, [{ field: 'id', code: 'id' }])
}

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
  const { messaging } = merge.memory
  const back = { ...way, shopId: member.shopId, now }
  if (messaging) await customerMessaging.use().split(tx, back, messaging)
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
