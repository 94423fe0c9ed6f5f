import type { Tx } from '../../db/tx.ts'
import { isDayKey, keyset, type Sort } from '../../http/keyset.ts'
import type { Member } from '../../http/request-context.ts'
import { isGivenTo, workDay, workRows } from './work-queries.ts'

interface Filter {
  assignedTo?: string
  after?: string
  limit: number
}

/** A page of pieces that wait for work or are in it, by the workshop's day. Throws request.malformed for a bad cursor. */
export async function openWork(tx: Tx, member: Member, { assignedTo, ...asked }: Filter) {
  const { from, most, page } = keyset(sorts, { ...asked, sort: 'promised' }, 'piece.id')
  let query = workRows(tx, member)
    .where('orders.tailor_state', 'in', ['pending', 'in_progress'])
    .where('orders.state', '!=', 'pending')
    .where('piece.state', 'in', ['waiting', 'working'])
  if (assignedTo) query = query.where(isGivenTo(assignedTo))
  return page(await from(query).limit(most).execute())
}

type WorkRow = Awaited<ReturnType<ReturnType<typeof workRows>['executeTakeFirstOrThrow']>>

const sorts = {
  promised: {
    by: workDay,
    type: 'date',
    direction: 'asc',
    keyOf: (row) => row.work_day,
    isKey: isDayKey,
  },
} satisfies Record<string, Sort<WorkRow>>

/** One piece as this member may see it, wherever it stands; undefined when it is not theirs. */
export const findWork = (tx: Tx, member: Member, id: string) =>
  workRows(tx, member).where('piece.id', '=', id).executeTakeFirst()

/** A photo of the work this member may see: of the counter's all, of a cutter's those of their pieces. */
export async function findWorkPhoto(tx: Tx, member: Member, id: string) {
  const photo = await tx
    .selectFrom('order_photos')
    .select(['order_id', 'piece_id', 'file_id', 'kind'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!photo || member.may('orders.read')) return photo
  if (photo.kind === 'customer') return undefined
  const own = workRows(tx, member).where('piece.order_id', '=', photo.order_id)
  const piece = await (photo.piece_id ? own.where('piece.id', '=', photo.piece_id) : own)
    .limit(1)
    .executeTakeFirst()
  return piece && photo
}

/** The orders of those of these pieces that are the member's. */
export const ordersOfWork = (tx: Tx, member: Member, ids: readonly string[]) =>
  workRows(tx, member)
    .clearSelect()
    .select(['piece.id', 'piece.order_id'])
    .where('piece.id', 'in', ids)
    .execute()
