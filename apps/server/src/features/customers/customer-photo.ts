import type { customerRoutes } from '@darzi/contract/customers.ts'
import { emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { intake } from '../../images/intake.ts'
import { photoKey } from '../../images/photo-key.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { insertPhoto, isShown } from './photo-store.ts'

type SetContext = StepsContext<typeof customerRoutes.setPhoto>

/**
 * Sets the photo of a record. Pictures are read and stored between transactions; the one it replaces is swept out at
 * night. Throws images.wrongType, images.tooLarge, images.unreadable, customers.mergedAway.
 */
export async function setPhoto(ctx: SetContext) {
  const { params, member, now, newId, app, step } = ctx
  await step(({ tx }) => lockCustomer(tx, params.id))
  const pictures = await readPhoto(ctx)
  const id = newId()
  const shopId = member.shopId
  const { width, height } = pictures.full
  const bytes = pictures.full.bytes.byteLength + pictures.thumb.bytes.byteLength
  await step(({ tx }) => insertPhoto(tx, { shopId, now }, { id, width, height, bytes }))
  await Promise.all([
    app.files.put(photoKey({ shopId, id, size: 'full' }), pictures.full.bytes, 'image/webp'),
    app.files.put(photoKey({ shopId, id, size: 'thumb' }), pictures.thumb.bytes, 'image/webp'),
  ])
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

async function readPhoto({ files }: SetContext) {
  const { photo } = files
  if (!photo) throw emptyField('photo')
  const taken = await intake(photo.bytes)
  if ('refused' in taken) throw fieldError('photo', taken.refused)
  return taken
}

/** A photo that a record of the own shop shows. Its id names these very bytes for ever, so browsers keep them. */
export async function showPhoto({ params, member, app, step }: StepsContext<typeof customerRoutes.photo>) {
  const { id, size } = params
  if (!(await step(({ tx }) => isShown(tx, id)))) throw notFound()
  const file = await app.files.get(photoKey({ shopId: member.shopId, id, size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
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
