import type { accountNewsRoutes } from '@darzi/contract/account-news.ts'
import { isNewsWay, newsDevices } from '@darzi/tailoring/account-news/events.ts'
import { requirePushAddress } from '../../adapters/push/push-address.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { devicesOf, dropOldDevices, mute, mutedOf, putDevice, removeOwnDevice, unmute } from './news-store.ts'

type ReadContext = RequestContext<typeof accountNewsRoutes.read>

export async function readNews({ tx, account, app }: Pick<ReadContext, 'tx' | 'account' | 'app'>) {
  const { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY } = app.settings
  return {
    muted: await mutedOf(tx, account.id),
    pushKey: VAPID_PRIVATE_KEY ? VAPID_PUBLIC_KEY : undefined,
    devices: await devicesOf(tx, account.id),
  }
}

export async function chooseNews(ctx: RequestContext<typeof accountNewsRoutes.choose>) {
  const { tx, account, body } = ctx
  const { event, way, isOn } = body
  if (!isNewsWay(event, way)) throw fieldError('way', 'request.invalid')
  await (isOn ? unmute : mute)(tx, { accountId: account.id, event, way })
  return readNews(ctx)
}

/** This browser of the account is told; said twice, it is one. Of too many the oldest are forgotten. */
export async function addDevice(ctx: RequestContext<typeof accountNewsRoutes.addDevice>) {
  const { tx, account, app, body, now, newId } = ctx
  requirePushAddress(body, app.settings)
  const device = await putDevice(tx, {
    ...body,
    accountId: account.id,
    sessionId: account.sessionId,
    id: newId(),
    now,
  })
  await dropOldDevices(tx, { accountId: account.id, most: newsDevices })
  return device
}

export async function removeDevice(ctx: RequestContext<typeof accountNewsRoutes.removeDevice>) {
  const { tx, account, params } = ctx
  if (!(await removeOwnDevice(tx, { accountId: account.id, id: params.id }))) throw notFound()
  return { ok: true as const }
}
