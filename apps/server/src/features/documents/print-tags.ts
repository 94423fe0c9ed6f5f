import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import sharp from 'sharp'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { readOrder } from '../orders/api.ts'
import { languagesOfMembers } from '../staff/api.ts'
import { workPhotosOf } from './documents-queries.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperWords } from './paper-words.ts'
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

interface Hung {
  piece_id: string | null
  file_id: string
}

/** What a roll printer can show of a photo, and more than fits on a tag is not looked at. */
const longestDots = 420
const mostOfOne = 4

/** Photos as a tag prints them: small and grey, at most four of a piece and four of the whole order; a lost file is left out. */
async function tagPhotos(hung: readonly Hung[], of: { shopId: string; files: FileStore }) {
  const chosen = hung.filter(
    (photo, at) => hung.slice(0, at).filter(({ piece_id }) => piece_id === photo.piece_id).length < mostOfOne,
  )
  const read = await Promise.all(chosen.map((photo) => readPhoto(photo, of)))
  return read.flatMap((photo) => (photo ? [photo] : []))
}

async function readPhoto(
  { piece_id: pieceId, file_id: id }: Hung,
  { shopId, files }: { shopId: string; files: FileStore },
) {
  const file = await files.get(photoKey({ shopId, id, size: 'full' }))
  if (!file) return undefined
  const bytes = await sharp(file.bytes)
    .resize({ width: longestDots, height: longestDots, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .jpeg({ quality: 80 })
    .toBuffer()
  return { path: `photos/${id}.jpg`, pieceId, bytes }
}
