/** The API client. Its types come from the contract; none of the contract's code reaches the browser. */
import type { ApiKey, ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { readSpeech } from '../words/language.ts'
import { takeEarly } from './early-answers.ts'
import { newId } from './new-id.ts'
import { ProblemError, readProblem } from './problem-error.ts'
import { shownShop } from './shown-shop.ts'
import { writeRequest } from './write-request.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** One key per logical write: pass the same again to send the same write again without doing it twice. */
  idempotencyKey?: string
}

type Asked<K extends ApiKey> =
  Record<never, never> extends ApiRequest<K> ? ApiRequest<K> | undefined : ApiRequest<K>
type Rest<K extends ApiKey> =
  undefined extends Asked<K>
    ? [request?: Asked<K>, options?: CallOptions]
    : [request: Asked<K>, options?: CallOptions]

/** Calls a route of the contract by its key. Throws ProblemError; a lost write is sent once more under its key. */
export async function call<K extends ApiKey>(
  key: K,
  ...[request, options = {}]: Rest<K>
): Promise<ApiReply<K>> {
  const { url, init } = writeRequest(key, request ?? {}, {
    language: readSpeech().language,
    idempotencyKey: options.idempotencyKey ?? newId(),
    shop: shownShop(),
  })
  const early = await takeEarly(url, init)
  // The server parses every reply by the contract before it leaves: this is the contract's type.
  if (early?.data) return early.data as ApiReply<K>
  const reply = early?.reply ?? (await send(url, { ...init, signal: options.signal }))
  if (!reply.ok) throw announced(await readProblem(reply))
  // A file stays a file, whatever is written in it.
  const isJson =
    !reply.headers.has('content-disposition') && reply.headers.get('content-type')?.includes('json')
  return (isJson ? await reply.json() : await reply.blob()) as ApiReply<K>
}

const problemListeners = new Set<(problem: ProblemError) => void>()
const reachedListeners = new Set<() => void>()

/** Hears of every refused or lost call, for the session and the offline banner; never to show it a second time. */
export const onProblem = (listener: (problem: ProblemError) => void) => hear(problemListeners, listener)

/** Hears of every call that got an answer. */
export const onReached = (listener: () => void) => hear(reachedListeners, listener)

/** Answers how to end that. */
function hear<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const resendAfterMs = 600

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await reached(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    if (init.method === 'GET' || !navigator.onLine) throw announced(lost())
  }
  await new Promise((resume) => setTimeout(resume, resendAfterMs))
  return reached(url, init).catch(() => {
    throw announced(lost())
  })
}

export async function reached(url: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(url, init)
  for (const listener of reachedListeners) listener()
  return reply
}

const lost = () => new ProblemError({ status: 0, code: 'request.offline' })

function announced(problem: ProblemError): ProblemError {
  for (const listener of problemListeners) listener(problem)
  return problem
}
