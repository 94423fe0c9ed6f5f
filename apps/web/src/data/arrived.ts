import type { ApiKey, ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { takeArrived } from './early-answers.ts'
import { writeRequest } from './write-request.ts'

/** What a call would answer, where that was asked early and is here: a screen is then drawn with it the first time. */
export function arrived<K extends ApiKey & `GET ${string}`>(
  key: K,
  request?: ApiRequest<K>,
): ApiReply<K> | undefined {
  const { url } = writeRequest(key, request ?? {}, { language: '', idempotencyKey: '' })
  // The server parses every reply by the contract before it leaves: this is the contract's type.
  return takeArrived(url) as ApiReply<K> | undefined
}
