import type { ApiKey, ApiRequest } from '@darzi/contract/api.ts'
import { readSpeech } from '../words/language.ts'
import { keptBy, reached } from './api.ts'
import { shownShop } from './shown-shop.ts'
import { writeRequest } from './write-request.ts'

/**
 * Answers that were asked for while the screen that shows them was still on its way. Each is given once, to the first call that asks the
 * same; what nobody asks for soon is dropped, and so is everything when something was written meanwhile.
 */
const dropAfterMs = 10_000

/** By address; undefined when the question was lost on the way. */
const early = new Map<string, Promise<Response | undefined>>()

function keepEarly(url: string, reply: Promise<Response | undefined>): void {
  early.set(url, reply)
  setTimeout(() => {
    if (early.get(url) === reply) drop(url)
  }, dropAfterMs)
}

function takeEarly(url: string): Promise<Response | undefined> | undefined {
  const reply = early.get(url)
  early.delete(url)
  return reply
}

/** An answer that nobody reads would keep its connection. */
function drop(url: string): void {
  void takeEarly(url)?.then((reply) => reply?.body?.cancel())
}

keptBy((url, { method }) => {
  if (method === 'GET') return takeEarly(url)
  // What was asked before a write tells how it was before.
  for (const each of early.keys()) drop(each)
})

/** Asks now what a call will soon ask: the call then takes this answer. Without a network the call asks by itself. */
export function askAhead<K extends ApiKey & `GET ${string}`>(key: K, request?: ApiRequest<K>): void {
  const { url, init } = writeRequest(key, request ?? {}, {
    language: readSpeech().language,
    idempotencyKey: '',
    shop: shownShop(),
  })
  if (!early.has(url))
    keepEarly(
      url,
      reached(url, init).catch(() => undefined),
    )
}
