import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { PageAnswer } from './request-context.ts'
import { carryCookie } from './session-cookie.ts'

/**
 * Sends a page of the sign-in popup. Its opener policy is open: the popup comes back from another site, and must
 * still be able to talk to the screen that opened it; the message goes to our own origin only.
 */
export function sendPage(reply: FastifyReply, answer: PageAnswer, isSecure: boolean) {
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
