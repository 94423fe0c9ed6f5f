import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { readyColumn } from '@darzi/tailoring/workshop/columns.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { lacksSizes } from '../orders/api.ts'
import { isGivenTo, workDay, workRows } from './work-queries.ts'

export type BoardQuery = RequestContext<typeof workshopRoutes.board>['query']

/** Work that was taken on and is not with its customer yet, as far as this member may see it. */
function openPieces(tx: Tx, member: Pick<Member, 'id' | 'may'>) {
  const rows = tx
    .selectFrom('orders')
    .innerJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'orders.shop_id').onRef('piece.order_id', '=', 'orders.id'),
    )
    .where('orders.tailor_state', 'in', ['pending', 'in_progress', 'ready'])
    .where('orders.state', '!=', 'pending')
    .where('piece.state', 'in', ['waiting', 'working', 'done'])
  return member.may('orders.read') ? rows : rows.where(isGivenTo(member.id))
}

const isLast = sql<boolean>`piece.stage >= jsonb_array_length(piece.stages) - 1`
const stageKey = sql<string>`piece.stages -> piece.stage ->> 'key'`
const column = sql<string>`case when ${isLast} then ${readyColumn} else ${stageKey} end`

/** The lists of stages open pieces began with, by garment, the commonest first. */
export const openLists = (tx: Tx, member: Member) =>
  openPieces(tx, member)
    .select(['piece.garment_key as garment', 'piece.garment_name as name', 'piece.stages'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['piece.garment_key', 'piece.garment_name', 'piece.stages'])
    .orderBy('count', 'desc')
    .orderBy('piece.garment_key')
    .execute()

/** What a search of the board reads of each piece it may find. */
export const wordsOfPieces = (tx: Tx, member: Member, filter: BoardFilter) =>
  filtered(tx, member, filter)
    .select(['piece.id', 'orders.number', 'piece.position', 'piece.person_name', 'piece.rack_place'])
    .orderBy(workDay)
    .orderBy('orders.number')
    .orderBy('piece.position')
    .limit(mostSearched)
    .execute()

const mostSearched = 5000

export interface BoardFilter extends Omit<BoardQuery, 'q' | 'perColumn'> {
  today: string
  /** The last day of the week from today. */
  weekEnd: string
  /** Only these. */
  ids?: readonly string[]
}

function filtered(tx: Tx, member: Member, { worker, due, garment, mark, today, weekEnd, ids }: BoardFilter) {
  let rows = openPieces(tx, member)
  if (worker === 'none')
    rows = rows.where(sql<boolean>`coalesce(piece.assigned_to, orders.assigned_to) is null`)
  else if (worker !== 'all') rows = rows.where(isGivenTo(worker === 'me' ? member.id : worker))
  if (due === 'late') rows = rows.where(sql<boolean>`${workDay} < ${today}::date and piece.state <> 'done'`)
  if (due === 'today') rows = rows.where(sql<boolean>`${workDay} = ${today}::date`)
  if (due === 'week') rows = rows.where(sql<boolean>`${workDay} <= ${weekEnd}::date`)
  if (garment) rows = rows.where('piece.garment_key', '=', garment)
  if (mark === 'urgent') rows = rows.where('piece.is_urgent', '=', true)
  if (mark === 'rework') rows = rows.where('piece.reworks', '>', 0)
  if (mark === 'unmeasured') rows = rows.where(lacksSizes)
  if (mark === 'approval') rows = rows.where('piece.approval_asked_at', 'is not', null)
  return ids ? rows.where('piece.id', 'in', ids) : rows
}

/** The first pieces of each column, those due first at the top, each with how many its column has. */
export async function boardPieces(tx: Tx, member: Member, filter: BoardFilter & { perColumn: number }) {
  const placed = filtered(tx, member, filter)
    .select(['piece.id', column.as('column')])
    .select(sql<number>`count(*) over (partition by ${column})`.as('count'))
    .select(
      sql<number>`row_number() over (partition by ${column} order by ${workDay}, orders.number, piece.position)`.as(
        'place',
      ),
    )
  const first = await tx
    .selectFrom(placed.as('placed'))
    .select(['placed.id', 'placed.column', 'placed.count'])
    .where('placed.place', '<=', filter.perColumn)
    .orderBy('placed.column')
    .orderBy('placed.place')
    .execute()
  const ids = first.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await workRows(tx, member).where('piece.id', 'in', ids).execute()
  return { first, rows }
}

/** How many open pieces stand at each stage of each garment. */
export const piecesAtStages = (tx: Tx) =>
  openPieces(tx, { id: '', may: () => true })
    .select(['piece.garment_key as garment', stageKey.as('stage')])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['piece.garment_key', stageKey])
    .orderBy('piece.garment_key')
    .orderBy(stageKey)
    .execute()
