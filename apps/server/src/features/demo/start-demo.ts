import type { demoRoutes } from '@darzi/contract/demo.ts'
import { demoHours, mostDemos } from '@darzi/tailoring/demo/limits.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { beginSession, guardAttempts, openDemoAccount } from '../accounts/api.ts'
import { copyPhotos } from './copy-photos.ts'
import { copyTemplate, photosIn, standingDemos, templateOf } from './demo-store.ts'

/** As the prepared shop's owner is called. */
const ownerName = 'Harpreet Kaur'

type StartContext = StepsContext<typeof demoRoutes.start>

/** Throws demo.off where the operator wants none, demo.preparing before the first shop to copy stands, demo.full when as many stand as this server bears. */
export async function startDemo(ctx: StartContext) {
  const { step, now, newId, request, app } = ctx
  if (!app.settings.hasVisitorsDemos) throw new AppError('demo.off')
  await guardAttempts(step, now, { demo: request.address, demoAll: 'all' })
  const source = await step(async ({ tx }) => {
    if ((await standingDemos(tx)) >= mostDemos) throw new AppError('demo.full')
    return templateOf(tx)
  })
  if (!source) throw new AppError('demo.preparing')
  const [shopId, ownerId] = [newId(), newId()]
  const until = new Date(now.getTime() + demoHours * 3600_000)
  await step(async ({ tx }) => {
    await openDemoAccount(tx, { id: ownerId, name: ownerName, now })
    await copyTemplate(tx, { source, id: shopId, ownerId, now, until })
  })
  const photos = await step(({ tx }) => insideShop(tx, source, () => photosIn(tx)))
  await copyPhotos(app.files, photos, { from: source, to: shopId })
  return step(async ({ tx }) => {
    const { token, device } = await beginSession(tx, {
      accountId: ownerId,
      shopId,
      userAgent: request.userAgent,
      replaces: request.token,
      device: request.device,
      now,
      id: newId(),
    })
    ctx.setSession(token, device)
    return { shopId, until: until.toISOString() }
  })
}
