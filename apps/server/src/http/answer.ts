import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from './app-context.ts'
import { AppError } from './app-error.ts'
import { countedAddress } from './counted-address.ts'
import type { EventsAnswer, FileAnswer, PageAnswer } from './request-context.ts'
import { sendPage } from './send-page.ts'
import { cookieName, deviceCookie, deviceDays, passCookie, sessionDays } from './session-cookie.ts'
import { streamEvents } from './stream-events.ts'
import { watchSession } from './watch-session.ts'

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
  const place = { path: '/api/orders/track', httpOnly: true, sameSite: 'lax', secure } as const
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
