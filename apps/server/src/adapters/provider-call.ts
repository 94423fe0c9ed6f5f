/** A POST to a provider's API: its answer, or what went wrong in one manner for all of them. */
import type { SmsErrorKind } from './sms/texter.ts'

const patienceMs = 15_000

export interface ProviderAnswer {
  status: number
  isOk: boolean
  /** The body as JSON; an empty object where it is none. */
  body: Record<string, unknown>
  text: string
}

export class NoAnswer extends Error {
  /** The request may have arrived. */
  readonly mayHaveArrived: boolean

  constructor(mayHaveArrived: boolean, cause: unknown) {
    super('the provider did not answer', { cause })
    this.mayHaveArrived = mayHaveArrived
  }
}

export async function callProvider(
  url: string,
  said: { headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer>; method?: string },
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(patienceMs)
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, { method: 'POST', ...said, signal, redirect: 'manual' })
    text = await answer.text()
  } catch (error) {
    throw new NoAnswer(!neverConnected(error), error)
  }
  return { status: answer.status, isOk: answer.ok, text, body: jsonIn(text) }
}

/** Nothing was handed over when there was no connection. */
function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ].includes(code)
}

function jsonIn(text: string): Record<string, unknown> {
  try {
    return recordIn(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The record in a value from outside; empty where it is none. */
export const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // any object but a list is a record of unknown values
      (value as Record<string, unknown>)
    : {}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** What a status means for whoever might try again. */
export function errorKindOf(status: number): SmsErrorKind {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 408 || status === 429 || status >= 500) return 'deferred'
  return 'refused'
}
