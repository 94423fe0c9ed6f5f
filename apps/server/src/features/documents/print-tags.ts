import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { readOrder } from '../orders/read-order.ts'
import { workPhotosOf } from './documents-queries.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperWords } from './paper-words.ts'
import { tagPhotos } from './tag-photos.ts'
import { tagsPaper } from './tags-paper.ts'

/** A tag for each piece of an order, in the language of who prints unless another is asked for. */
export async function printTags(asked: AskedInSteps<typeof documentRoutes.tags>) {
  const { step, params, query, member, request, house } = asked
  const { order, hung } = await step(async ({ tx }) => ({
    order: await readOrder(tx, params.id, asked),
    hung: await workPhotosOf(tx, params.id),
  }))
  const photos = await tagPhotos(hung, { shopId: member.shopId, files: house.files })
  const words = paperWords(query.language ?? request.language)
  const paper = tagsPaper({ order, photos, timeZone: member.shop.timeZone, size: query.size }, words)
  return paperAnswer({ kind: 'tags', format: query.format, paper, pictures: photos })
}
