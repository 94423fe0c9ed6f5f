import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { transact } from '../db/transact.ts'
import type { AppContext } from './app-context.ts'
import { AppError } from './app-error.ts'
import { countedAddress } from './counted-address.ts'
import type { EventsAnswer, FileAnswer, PageAnswer } from './request-context.ts'
import {
  carryCookie,
  cookieName,
  deviceCookie,
  deviceDays,
  passCookie,
  sessionDays,
} from './session-cookie.ts'
import { streamEvents } from './stream-events.ts'

interface Sending {
  route: AnyRoute
  reply: FastifyReply
  answer: unknown
  session: { token: string | undefined; device?: string | undefined } | undefined
  pass: { token: string; seconds: number } | undefined
  /** Of the session that asked, if there was one. */
  tokenHash: Buffer | undefined
  app: AppContext
}

/** Sends what the handler answered, in the way its route declares; by now everything is committed. */
export async function sendAnswer({ route, reply, answer, session, pass, tokenHash, app }: Sending) {
  if (session) putCookies(reply, session, app.settings.isSecure)
  if (pass) putPass(reply, pass, app.settings.isSecure)
  if (route.replies === 'events') {
    const mayGoOn = tokenHash ? await watchSession(app.database.pool, tokenHash) : async () => true
    const session = tokenHash?.toString('hex') ?? ''
    const leave = app.live.enter({ session, address: countedAddress(reply.request.ip) })
    if (!leave) throw new AppError('request.tooMany', { seconds: 30 })
    return streamEvents(reply, answer as EventsAnswer, { live: app.live, session, leave, mayGoOn }) // Answer<R> of such a route
  }
  if (route.replies === 'file') return sendFile(reply, answer as FileAnswer) // Answer<R> of such a route
  if (route.replies === 'page') return sendPage(reply, answer as PageAnswer, app.settings.isSecure) // Answer<R> of such a route
  if (process.env.VITEST) checkReply(route, answer)
  return reply.header('cache-control', 'no-store').send(answer)
}

function putCookies(
  reply: FastifyReply,
  { token, device }: NonNullable<Sending['session']>,
  isSecure: boolean,
) {
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  if (device) reply.setCookie(deviceCookie(isSecure), device, { ...place, maxAge: deviceDays * 24 * 3600 })
  if (token) reply.setCookie(cookieName(isSecure), token, { ...place, maxAge: sessionDays * 24 * 3600 })
  else {
    reply.clearCookie(cookieName(isSecure), place)
    // Photos of customers do not stay behind on a shared machine.
    reply.header('clear-site-data', '"cache"')
  }
}

function putPass(
  reply: FastifyReply,
  { token, seconds }: { token: string; seconds: number },
  secure: boolean,
) {
  // What it opens lies in tracking and among one's own things.
  const place = { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const
  reply.setCookie(passCookie, token, { ...place, maxAge: seconds })
}

function sendFile(reply: FastifyReply, file: FileAnswer) {
  reply.header('content-type', file.contentType)
  reply.header('cache-control', file.isImmutable ? 'private, max-age=300, must-revalidate' : 'no-store')
  if (file.isImmutable) {
    // The address names the content, so whoever may still see it has it already.
    const tag = `"${createHash('sha256').update(reply.request.url).digest('base64url').slice(0, 22)}"`
    reply.header('etag', tag)
    if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  if (file.filename) reply.header('content-disposition', `attachment; filename="${file.filename}"`)
  const isWhole = typeof file.bytes === 'string' || file.bytes instanceof Uint8Array
  return reply.send(isWhole ? file.bytes : Readable.from(file.bytes as AsyncIterable<string | Uint8Array>)) // neither text nor bytes
}

/** In tests every reply is held to its contract; the serializer alone would hide a wrong one. */
function checkReply(route: AnyRoute, answer: unknown) {
  if (route.reply instanceof z.ZodType) route.reply.parse(answer)
}

/**
 * Sends a page of the sign-in popup. Its opener policy is open: the popup comes back from another site, and must
 * still be able to talk to the screen that opened it; the message goes to our own origin only.
 */
function sendPage(reply: FastifyReply, answer: PageAnswer, isSecure: boolean) {
  const place = { path: '/auth', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  if (answer.carry)
    reply.setCookie(carryCookie, answer.carry.value, { ...place, maxAge: answer.carry.seconds })
  else reply.clearCookie(carryCookie, place)
  reply.header('cache-control', 'no-store').header('cross-origin-opener-policy', 'unsafe-none')
  if ('goTo' in answer) return reply.redirect(answer.goTo)
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(pageThatTells(answer, nonce))
}

function pageThatTells(
  { tellOpener, sentence }: Extract<PageAnswer, { tellOpener: unknown }>,
  nonce: string,
) {
  const message = JSON.stringify(tellOpener).replaceAll('<', '\\u003c')
  return `<!doctype html><meta charset="utf-8"><title>Darzi</title><p>${escapeHtml(sentence)}</p>
<script nonce="${nonce}">if (window.opener) { window.opener.postMessage(${message}, location.origin); window.close() }</script>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Answers a question that can be asked again and again: is this session still alive, in the shop it is in now? */
async function watchSession(pool: pg.Pool, tokenHash: Buffer): Promise<() => Promise<boolean>> {
  const read = () => transact(pool, { side: 'user', tokenHash }, async ({ session }) => session)
  const shopAtStart = (await read())?.shop_id
  return async () => {
    const session = await read()
    return session !== undefined && session.shop_id === shopAtStart
  }
}
