import type { adminWordRoutes, shopWordRoutes } from '@darzi/contract/blocked-words.ts'
import { blockedWordIn } from '@darzi/tailoring/conversations/blocked-words.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { operatorWords, shopWords } from './word-queries.ts'
import { writeOperatorWords, writeShopWords } from './word-store.ts'

/** Stops what the built-in list, the operator or this shop does not want to read. Inside the shop. Throws conversations.blockedWord. */
export async function requireKindWords(tx: Tx, words: string | undefined) {
  if (!words) return
  const word = blockedWordIn(words, [...(await operatorWords(tx)), ...(await shopWords(tx))])
  if (word) throw fieldError('words', 'conversations.blockedWord', { word })
}

export const readShopWords = async ({ tx }: { tx: Tx }) => ({ words: await shopWords(tx) })
export const readOperatorWords = async ({ tx }: { tx: Tx }) => ({ words: await operatorWords(tx) })

export async function changeShopWords({
  tx,
  member,
  body,
  now,
}: RequestContext<typeof shopWordRoutes.change>) {
  await writeShopWords(tx, { shopId: member.shopId, words: each(body.words), now })
  return readShopWords({ tx })
}

export async function changeOperatorWords({ tx, body, now }: RequestContext<typeof adminWordRoutes.change>) {
  await writeOperatorWords(tx, { words: each(body.words), now })
  return readOperatorWords({ tx })
}

const each = (words: readonly string[]) => [...new Set(words.filter(Boolean))]
