/** One act on many orders. The server answers each; what was done can be undone, what was refused is told. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { inParts } from '../../data/in-parts.ts'
import { askListsAgain } from '../../data/order-cache.ts'
import { readSpeech } from '../../words/language.ts'

export type BulkAsked = ApiRequest<'POST /api/orders/bulk'>['body']
export type BulkAnswer = ApiReply<'POST /api/orders/bulk'>

export async function doInBulk({ ids, steps, ...act }: BulkAsked): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], steps: [], unchanged: [], refused: [] }
  try {
    const unanswered = await inParts(ids, readSpeech().t, async (part) => {
      const told = await call('POST /api/orders/bulk', {
        body: { ...act, ids: part, steps: steps?.filter(({ id }) => part.includes(id)) },
      })
      answer.done.push(...told.done)
      answer.steps.push(...told.steps)
      answer.unchanged.push(...told.unchanged)
      answer.refused.push(...told.refused)
    })
    answer.refused.push(...unanswered)
  } finally {
    askListsAgain()
  }
  return answer
}
