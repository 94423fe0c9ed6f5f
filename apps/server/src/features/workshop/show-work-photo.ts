import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { findWorkPhoto } from './open-work-queries.ts'

/** A photo of an order, for whoever may see its work. Its id names these very bytes for ever, so browsers keep them. */
export async function showWorkPhoto({
  params,
  member,
  app,
  step,
}: StepsContext<typeof workshopRoutes.photo>) {
  const photo = await step(({ tx }) => findWorkPhoto(tx, member, params.id))
  if (!photo) throw notFound()
  const file = await app.files.get(photoKey({ shopId: member.shopId, id: photo.file_id, size: params.size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}
