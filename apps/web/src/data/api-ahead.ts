import type { ApiKey, ApiRequest } from '@darzi/contract/api.ts'
import { readSpeech } from '../words/language.ts'
import { reached } from './api.ts'
import { isAskedEarly, keepEarly } from './early-answers.ts'
import { shownShop } from './shown-shop.ts'
import { writeRequest } from './write-request.ts'

/** Asks now what a call will soon ask: the call then takes this answer. Without a network the call asks by itself. */
export function askAhead<K extends ApiKey & `GET ${string}`>(key: K, request?: ApiRequest<K>): void {
  const { url, init } = writeRequest(key, request ?? {}, {
    language: readSpeech().language,
    idempotencyKey: '',
    shop: shownShop(),
  })
  if (!isAskedEarly(url)) keepEarly(url, reached(url, init))
}
