import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { readCode } from '@darzi/tailoring/workshop/read-code.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { dressCards, workRows } from './work-queries.ts'

/** The pieces a scanned or typed code names, as far as the member may see them; what is not theirs is not there. */
export async function findPieces({ tx, member, query, now }: RequestContext<typeof workshopRoutes.find>) {
  const code = readCode(query.code)
  if (!code) return { pieces: [] }
  let rows = workRows(tx, member).orderBy('piece.position')
  if (code.kind === 'piece') rows = rows.where('piece.id', '=', code.id)
  if (code.kind === 'slip') rows = rows.where('orders.tracking_token', '=', code.token)
  if (code.kind === 'number') rows = rows.where('orders.number', '=', code.number)
  if (code.kind === 'number' && code.position) rows = rows.where('piece.position', '=', code.position)
  const found = await rows.limit(mostPiecesOfOrder).execute()
  return { pieces: await dressCards(tx, found, dayIn(member.shop.timeZone, now)) }
}

const mostPiecesOfOrder = 60
