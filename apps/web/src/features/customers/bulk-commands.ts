/** One act on many customers. The server answers each row; what was done can be undone, what was refused is told. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { inParts } from '../../data/in-parts.ts'
import { readSpeech } from '../../words/language.ts'
import { type BulkAsked, changeOf } from './bulk-acts.ts'
import { askListsAgain, showInLists } from './customer-cache.ts'

export type BulkAnswer = ApiReply<'POST /api/customers/bulk'>

/** Does one act on many records, shown at once; rows that are refused come back as they were. */
export async function doInBulk({ ids, act, tag }: BulkAsked): Promise<BulkAnswer> {
  const takeBack = showInLists(ids, changeOf(act, tag))
  const answer: BulkAnswer = { done: [], refused: [] }
  try {
    const unanswered = await inParts(ids, readSpeech().t, async (part) => {
      const told = await call('POST /api/customers/bulk', { body: { ids: part, act, tag } })
      answer.done.push(...told.done)
      answer.refused.push(...told.refused)
    })
    answer.refused.push(...unanswered)
  } catch (error) {
    takeBack()
    throw error
  }
  if (answer.refused.length > 0) takeBack()
  askListsAgain()
  return answer
}
