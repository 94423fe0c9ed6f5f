import type { ApiKey, ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { seeArrived, takeArrived } from './early-answers.ts'
import { writeRequest } from './write-request.ts'

type ReadKey = ApiKey & `GET ${string}`

/** What a call would answer, where that was asked early and is here: for a cache, which keeps it. It is taken. */
export const arrived = <K extends ReadKey>(key: K, request?: ApiRequest<K>) =>
  answerOf<K>(takeArrived, key, request)

/**
 * The same for a first drawing, which React may throw away and do again: the answer stays for the call that follows, which brings the
 * very same object.
 */
export const arrivedToShow = <K extends ReadKey>(key: K, request?: ApiRequest<K>) =>
  answerOf<K>(seeArrived, key, request)

function answerOf<K extends ReadKey>(
  read: (url: string) => unknown,
  key: K,
  request?: ApiRequest<K>,
): ApiReply<K> | undefined {
  const { url } = writeRequest(key, request ?? {}, { language: '', idempotencyKey: '' })
  // The server parses every reply by the contract before it leaves: this is the contract's type.
  return read(url) as ApiReply<K> | undefined
}
