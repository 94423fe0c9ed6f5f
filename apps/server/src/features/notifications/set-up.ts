/** What a shop tells, by which ways and when not; and the browsers of its members that are told. */
import type { notificationRoutes } from '@darzi/contract/notifications.ts'
import { requirePushAddress } from '../../adapters/push/push-address.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { sessionOfToken } from '../accounts/api.ts'
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

/** This browser of the member is told; said twice, it is one. */
export async function addDevice({ tx, member, app, body, now, newId, request }: DeviceContext) {
  requirePushAddress(body, app.settings)
  return insertDevice(tx, {
    shop_id: member.shopId,
    id: newId(),
    member_id: member.id,
    endpoint: body.endpoint,
    p256dh: body.keys.p256dh,
    auth: body.keys.auth,
    name: body.name,
    created_at: now,
    session_id: await sessionOfToken(tx, request.token),
  })
}

export async function removeDevice({ tx, member, params }: RemoveContext) {
  if (!(await removeOwnDevice(tx, { id: params.id, memberId: member.id }))) throw notFound()
  return { ok: true as const }
}
