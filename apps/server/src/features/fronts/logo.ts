import type { frontRoutes } from '@darzi/contract/fronts.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { ownFrontRow } from './front-queries.ts'
import { writeFront } from './front-store.ts'
import { readOwnFront } from './own-front.ts'

/** Sets the logo; the one it replaces is swept out at night. Throws what takeInPhoto throws. */
export async function setLogo(ctx: StepsContext<typeof frontRoutes.setLogo>) {
  const { step, member, now, app } = ctx
  const photoId = await takeInPhoto(ctx)
  return step(async ({ tx }) => {
    await writeFront(tx, member.shopId, { logo_id: photoId })
    return readOwnFront({ tx, now, app })
  })
}

export async function removeLogo(ctx: RequestContext<typeof frontRoutes.removeLogo>) {
  await writeFront(ctx.tx, ctx.member.shopId, { logo_id: null })
  return readOwnFront(ctx)
}

export async function showOwnLogo(ctx: StepsContext<typeof frontRoutes.ownLogo>) {
  const { params, step } = ctx
  const row = await step(({ tx }) => ownFrontRow(tx))
  if (row?.logo_id !== params.id) throw notFound()
  return photoAnswer(ctx)
}
