import { isLanguage, type Language } from '@darzi/words/languages.ts'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from './app-context.ts'
import { keyHashIn } from './bearer-key.ts'
import { countedAddress } from './counted-address.ts'
import { isFromThisMachine } from './operations.ts'
import type { Given } from './parse.ts'
import type { RequestFacts } from './request-context.ts'
import { carryCookie, cookieName, deviceCookie, hashToken, passCookie } from './session-cookie.ts'

/** What one request carries through the pipeline. */
export interface RequestState {
  request: FastifyRequest
  raw: Given
  facts: RequestFacts
  tokenHash: Buffer | undefined
  /** Of the key it was asked with; then there is no session. */
  keyHash: Buffer | undefined
  /** Set when the handler signs in (a token) or out (no token). */
  session: { token: string | undefined; device?: string | undefined } | undefined
  /** Set when the handler proved a phone. */
  pass: { token: string; seconds: number } | undefined
}

export function requestState(app: AppContext, request: FastifyRequest): RequestState {
  const keyHash = keyHashIn(request)
  const token = keyHash ? undefined : request.cookies[cookieName(app.settings.isSecure)]
  return {
    request,
    raw: { params: request.params, query: request.query, body: request.body },
    facts: {
      id: request.id,
      address: countedAddress(request.ip),
      token,
      device: request.cookies[deviceCookie(app.settings.isSecure)],
      carried: request.cookies[carryCookie],
      pass: request.cookies[passCookie],
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
      language: languageOf(request),
      houseShop: request.houseHost?.shopId,
      isLocal: isFromThisMachine(request),
      header: (name) => request.headers[name]?.toString(),
    },
    tokenHash: token ? hashToken(token) : undefined,
    keyHash,
    session: undefined,
    pass: undefined,
  }
}

/** The first language of Accept-Language that we speak; English else. */
export function languageOf(request: FastifyRequest): Language {
  const matching = String(request.headers['accept-language'] ?? '').split(',')
  const codes = matching.map((entry) => entry.trim().slice(0, 2).toLowerCase())
  return codes.find(isLanguage) ?? 'en'
}
