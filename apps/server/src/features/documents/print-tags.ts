import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { readOrder } from '../orders/api.ts'
import { languagesOfMembers } from '../staff/api.ts'
import { workPhotosOf } from './documents-queries.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperWords } from './paper-words.ts'
import { tagPhotos } from './tag-photos.ts'
import { tagsPaper } from './tags-paper.ts'

/**
 * A tag for each piece of an order: in the language asked for, else in that of whoever has the piece, else of who prints.
 */
export async function printTags(ctx: StepsContext<typeof documentRoutes.tags>) {
  const { step, params, query, member, request, app } = ctx
  const { order, hung, languages } = await step(async ({ tx }) => {
    const order = await readOrder(tx, params.id, ctx)
    const workers = order.pieces.flatMap((piece) => workerOf(piece, order)?.id ?? [])
    return {
      order,
      hung: await workPhotosOf(tx, params.id),
      languages: await languagesOfMembers(tx, workers),
    }
  })
  const photos = await tagPhotos(hung, { shopId: member.shopId, files: app.files })
  const wordsOf = (piece: Piece) =>
    paperWords(query.language ?? languages.get(workerOf(piece, order)?.id ?? '') ?? request.language)
  const { timeZone } = member.shop
  const paper = tagsPaper({ order, photos, timeZone, size: query.size }, wordsOf)
  return paperAnswer({ kind: 'tags', format: query.format, paper, pictures: photos })
}

/** Given to them alone, or with the whole order. */
const workerOf = (piece: Piece, order: Order) => piece.assignedTo ?? order.assignedTo
