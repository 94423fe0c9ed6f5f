/** Web push (RFC 8030) to the browsers members have allowed it in, signed by VAPID and encrypted for that browser alone. */
import webpush from 'web-push'
import { callProvider, errorKindOf } from '../provider-call.ts'
import { unanswered } from '../sms/http-gateway.ts'
import { SmsError } from '../sms/texter.ts'

export interface PushTo {
  endpoint: string
  p256dh: string
  auth: string
}
export interface PushMessage {
  title: string
  body: string
  /** The screen a tap leads to. */
  path: string
  /** One of the same tag replaces the one before. */
  tag: string
}

export interface PushSender {
  publicKey: string
  /** Answers whether the browser still listens: one that does not is forgotten. */
  send(to: PushTo, message: PushMessage): Promise<{ isGone: boolean }>
}

export interface VapidKeys {
  publicKey: string
  privateKey: string
  /** `mailto:` or `https:` of whoever runs the server. */
  subject: string
}

const daySeconds = 24 * 3600

export function createPush(keys: VapidKeys): PushSender {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: keys, TTL: daySeconds, urgency: 'normal' },
      )
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      delete plain['Content-Length']
      const answer = await callProvider(endpoint, { headers: plain, body: new Uint8Array(body ?? []) }).catch(
        (error: unknown) => {
          throw unanswered(error)
        },
      )
      if (answer.isOk) return { isGone: false }
      if (answer.status === 404 || answer.status === 410) return { isGone: true }
      throw new SmsError(
        errorKindOf(answer.status),
        `the push service answered ${answer.status}`,
        undefined,
        answer.text || `HTTP ${answer.status}`,
      )
    },
  }
}
