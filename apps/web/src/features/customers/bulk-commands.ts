/** One act on many customers. The server answers each row; what was done can be undone, what was refused is told. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { type BulkAsked, changeOf } from './bulk-acts.ts'
import { askListsAgain, showInLists } from './customer-cache.ts'

export type BulkAnswer = ApiReply<'POST /api/customers/bulk'>

/** The server takes this many rows at once. */
const mostAtOnce = 200

/** Does one act on many records, shown at once; rows that are refused come back as they were. */
export async function doInBulk({ ids, act, tag }: BulkAsked): Promise<BulkAnswer> {
  const takeBack = showInLists(ids, changeOf(act, tag))
  const answer: BulkAnswer = { done: [], refused: [] }
  try {
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const body = { ids: ids.slice(at, at + mostAtOnce), act, tag }
      const part = await call('POST /api/customers/bulk', { body })
      answer.done.push(...part.done)
      answer.refused.push(...part.refused)
    }
  } catch (error) {
    takeBack()
    throw error
  }
  if (answer.refused.length > 0) takeBack()
  askListsAgain()
  return answer
}
