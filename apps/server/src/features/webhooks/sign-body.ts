import { createHmac } from 'node:crypto'

/** What proves to the address that we wrote it, and when: `t` is in seconds, `v1` the HMAC-SHA256 of `t.body` by the webhook's secret. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
