import type { customerRoutes } from '@darzi/contract/customers.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { isShown } from './photo-store.ts'

/** Sets the photo of a record; the one it replaces is swept out at night. Throws customers.mergedAway and what takeInPhoto throws. */
export async function setPhoto(ctx: StepsContext<typeof customerRoutes.setPhoto>) {
  const { params, member, now, step } = ctx
  await step(({ tx }) => lockCustomer(tx, params.id))
  const id = await takeInPhoto(ctx)
  return step(async ({ tx, publishEvent }) => {
    const row = await lockCustomer(tx, params.id)
    await changeCustomer(tx, { id: row.id, now }, { photo_id: id })
    await publishEvent({
      kind: 'customers.photoChanged',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
    return readCustomer(tx, row.id, { member, now })
  })
}

/** A photo that a record of the own shop shows. */
export async function showPhoto(ctx: StepsContext<typeof customerRoutes.photo>) {
  if (!(await ctx.step(({ tx }) => isShown(tx, ctx.params.id)))) throw notFound()
  return photoAnswer(ctx)
}

/** Takes the photo off a record: nobody is shown it any more, and its bytes are swept out at night. */
export async function removePhoto(ctx: RequestContext<typeof customerRoutes.removePhoto>) {
  const { tx, params, now, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  if (row.photo_id) {
    await changeCustomer(tx, { id: row.id, now }, { photo_id: null })
    await publishEvent({
      kind: 'customers.photoRemoved',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  }
  return readCustomer(tx, row.id, ctx)
}
