/** One act on many orders. The server answers each; what was done can be undone, what was refused is told. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { askListsAgain } from './order-cache.ts'

export type BulkAsked = ApiRequest<'POST /api/orders/bulk'>['body']
export type BulkAnswer = ApiReply<'POST /api/orders/bulk'>

/** The server takes this many at once. */
const mostAtOnce = 200

export async function doInBulk({ ids, ...act }: BulkAsked): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], unchanged: [], refused: [] }
  try {
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const part = await call('POST /api/orders/bulk', {
        body: { ...act, ids: ids.slice(at, at + mostAtOnce) },
      })
      answer.done.push(...part.done)
      answer.unchanged.push(...part.unchanged)
      answer.refused.push(...part.refused)
    }
  } finally {
    askListsAgain()
  }
  return answer
}
