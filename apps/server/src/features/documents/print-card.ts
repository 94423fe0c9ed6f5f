import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { garmentOf } from '../garments/api.ts'
import { readForPrint } from '../measurements/api.ts'
import { cardPaper } from './card-paper.ts'
import { languageOfCustomer } from './documents-queries.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperShop } from './paper-shop.ts'
import { paperWords } from './paper-words.ts'

/** A measurement record as a card, in the customer's language unless another is asked for. */
export async function printCard(ctx: StepsContext<typeof documentRoutes.measurementCard>) {
  const { step, params, query, member, now, request } = ctx
  const { record, garment, shop, language } = await step(async ({ tx }) => {
    const record = await readForPrint(tx, params.id)
    const [garment, shop, language] = await Promise.all([
      record.garment === undefined ? undefined : garmentOf(tx, record.garment),
      paperShop(tx, member.shopId, now),
      languageOfCustomer(tx, record.customer.id),
    ])
    return { record, garment, shop, language }
  })
  const words = paperWords(query.language ?? language ?? request.language)
  const paper = cardPaper({ record, garment, shop, timeZone: member.shop.timeZone, size: query.size }, words)
  return paperAnswer({ kind: 'card', format: query.format, paper })
}
