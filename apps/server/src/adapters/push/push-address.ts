import { fieldError } from '../../http/app-error.ts'
import type { Settings } from '../../settings.ts'

/** Where browsers are reached. Any other address would let anybody make this server call it. */
const pushHosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

function isPushService(endpoint: string, isSecure: boolean): boolean {
  const { protocol, hostname } = new URL(endpoint)
  if (!isSecure && hostname === '127.0.0.1') return true
  return protocol === 'https:' && pushHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Throws notifications.notSetUp, and notifications.badRecipient of what is no push service's address. */
export function requirePushAddress(
  { endpoint }: { endpoint: string },
  { VAPID_PRIVATE_KEY, isSecure }: Pick<Settings, 'VAPID_PRIVATE_KEY' | 'isSecure'>,
) {
  if (!VAPID_PRIVATE_KEY) throw fieldError('endpoint', 'notifications.notSetUp')
  if (!isPushService(endpoint, isSecure)) throw fieldError('endpoint', 'notifications.badRecipient')
}
