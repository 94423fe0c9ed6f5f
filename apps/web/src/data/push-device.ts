/** This browser's push: the worker that shows messages, and the address at which the browser is reached. */
import type { ApiRequest } from '@darzi/contract/api.ts'

export type PushAddress = ApiRequest<'POST /api/account/devices'>['body']

const workerAt = '/push-worker.js'

export const canBePushed = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration(workerAt)
  return registration?.pushManager.getSubscription() ?? undefined
}

/** Under which address the server knows this browser, if it does. */
export async function ownEndpoint(): Promise<string | undefined> {
  return canBePushed() ? (await subscription())?.endpoint : undefined
}

/** Asks the person, then the browser, and tells the server. Undefined when the person said no. */
export async function startPush(
  key: string,
  tell: (address: PushAddress) => Promise<unknown>,
): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(workerAt)
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await tell({
    endpoint: endpoint ?? made.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    name: deviceName(),
  })
  return made.endpoint
}

/** Ends it in this browser. */
export async function stopPush(): Promise<undefined> {
  if (canBePushed()) await (await subscription())?.unsubscribe()
  return undefined
}

const deviceName = () => /\(([^;)]+)/.exec(navigator.userAgent)?.[1]?.slice(0, 80) ?? ''
