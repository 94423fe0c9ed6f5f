/** What a shop tells, by which ways and when not; and the browsers of its members that are told. */
import type { notificationRoutes } from '@darzi/contract/notifications.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { devicesOf, insertDevice, removeOwnDevice } from './device-store.ts'
import { readSettings, writeSettings } from './settings-store.ts'
import { isReady, waysOf } from './ways.ts'

type SettingsContext = RequestContext<typeof notificationRoutes.settings>
type SetContext = RequestContext<typeof notificationRoutes.setSettings>
type DeviceContext = RequestContext<typeof notificationRoutes.addDevice>
type RemoveContext = RequestContext<typeof notificationRoutes.removeDevice>

export async function readSetUp({ tx, member, app }: Pick<SettingsContext, 'tx' | 'member' | 'app'>) {
  const hasPush = isReady(app, 'push')
  return {
    settings: await readSettings(tx),
    ways: waysOf(app),
    timeZone: member.shop.timeZone,
    pushKey: hasPush ? app.settings.VAPID_PUBLIC_KEY : undefined,
    devices: await devicesOf(tx, member.id),
  }
}

export async function changeSetUp(ctx: SetContext) {
  await writeSettings(ctx.tx, ctx.member.shopId, ctx.body)
  return readSetUp(ctx)
}

/** Where browsers are reached. Any other address would let a member make this server call it. */
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

/** This browser of the member is told; said twice, it is one. */
export async function addDevice({ tx, member, app, body, now, newId }: DeviceContext) {
  if (!isReady(app, 'push')) throw fieldError('endpoint', 'notifications.notSetUp')
  if (!isPushService(body.endpoint, app.settings.isSecure))
    throw fieldError('endpoint', 'notifications.badRecipient')
  return insertDevice(tx, {
    shop_id: member.shopId,
    id: newId(),
    member_id: member.id,
    endpoint: body.endpoint,
    p256dh: body.keys.p256dh,
    auth: body.keys.auth,
    name: body.name,
    created_at: now,
  })
}

export async function removeDevice({ tx, member, params }: RemoveContext) {
  if (!(await removeOwnDevice(tx, { id: params.id, memberId: member.id }))) throw notFound()
  return { ok: true as const }
}
