import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, newSearchText } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { mergedColumns } from './merge-columns.ts'
import { insertMerge, lockMerge, lockTwo, moveNotes, movePeople } from './merge-store.ts'
import { customerOrders } from './ports.ts'

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
  const goneState = gone.state === 'archived' ? 'archived' : 'active'
  const tookQuota = kept.awaits_quota && goneState === 'active'
  await insertMerge(tx, {
    shopId: member.shopId,
    id,
    keptId: kept.id,
    goneId: gone.id,
    memberId: member.id,
    at: now,
    memory: { personIds, customerPersonId, noteIds, orderIds, goneState, tookQuota, before, after },
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
