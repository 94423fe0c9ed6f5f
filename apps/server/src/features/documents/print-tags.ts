import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { readOrder } from '../orders/read-order.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperWords } from './paper-words.ts'
import { tagsPaper } from './tags-paper.ts'

/** A tag for each piece of an order, in the language of who prints unless another is asked for. */
export async function printTags(asked: AskedInSteps<typeof documentRoutes.tags>) {
  const { step, params, query, member, request } = asked
  const order = await step(({ tx }) => readOrder(tx, params.id, asked))
  const words = paperWords(query.language ?? request.language)
  const paper = tagsPaper({ order, timeZone: member.shop.timeZone, size: query.size }, words)
  return paperAnswer({ kind: 'tags', format: query.format, paper })
}
