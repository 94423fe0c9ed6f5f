import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { searchTerms, searchText } from '@darzi/tailoring/names/search-key.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import { mergedStages, readyColumn } from '@darzi/tailoring/workshop/columns.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { type BoardFilter, boardPieces, openLists, wordsOfPieces } from './board-queries.ts'
import { dressCards } from './work-queries.ts'

type BoardContext = RequestContext<typeof workshopRoutes.board>

/**
 * The open pieces in the columns of their stages. Every stage that an open piece may come to has a column, also an empty one;
 * cutters and stitchers find their own pieces alone.
 */
export async function readBoard(ctx: BoardContext) {
  const { tx, member, query, now } = ctx
  const today = dayIn(member.shop.timeZone, now)
  const filter = { ...query, today, weekEnd: addDays(today, 6) }
  const [lists, ids] = await Promise.all([openLists(tx, member), foundIds(ctx, filter)])
  const { first, rows } = await boardPieces(tx, member, { ...filter, ids })
  const cards = new Map((await dressCards(tx, rows, today)).map((card) => [card.id, card]))
  const stages = mergedStages(lists.map((list) => list.stages))
  const keys = lists.length === 0 ? [] : [...stages.map(({ key }) => key), readyColumn]
  return {
    columns: keys.map((key) => {
      const inColumn = first.filter(({ column }) => column === key)
      return {
        key,
        stage: stages.find((stage) => stage.key === key),
        count: inColumn[0]?.count ?? 0,
        rows: inColumn.flatMap(({ id }) => cards.get(id) ?? []),
      }
    }),
    garments: garmentsOf(lists),
    open: lists.reduce((sum, { count }) => sum + count, 0),
  }
}

function garmentsOf(lists: Awaited<ReturnType<typeof openLists>>) {
  const garments = new Map<string, { key: string; name?: string; count: number }>()
  for (const { garment: key, name, count } of lists) {
    const before = garments.get(key)
    garments.set(key, { key, name: before?.name ?? name ?? undefined, count: (before?.count ?? 0) + count })
  }
  return [...garments.values()]
}

/** The pieces that have the words: a number, a name in any script, a place on the rack. Undefined where nothing is searched. */
async function foundIds({ tx, member, query }: BoardContext, filter: BoardFilter) {
  const q = query.q?.trim()
  if (!q) return undefined
  const groups = searchTerms(q)
  const typed = q.toLowerCase()
  const rows = await wordsOfPieces(tx, member, filter)
  const found = rows.filter(({ number, position, person_name: name, rack_place: rack }) => {
    if (
      rack?.toLowerCase() === typed ||
      pieceTag(number, { position, of: 0 }).toLowerCase().startsWith(typed)
    )
      return true
    const text = `${searchText({ names: [name], number: orderNumber(number) })}\n${rack?.toLowerCase() ?? ''}`
    return groups.length > 0 && groups.every((terms) => terms.some((term) => text.includes(term)))
  })
  return found.length > 0 ? found.map(({ id }) => id) : [nobody]
}

/** No piece has it. */
const nobody = '00000000-0000-0000-0000-000000000000'
