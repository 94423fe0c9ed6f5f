import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { sharedPhotos } from './link-queries.ts'
import { beside, openLink } from './open-link.ts'

/** A photo the shop shares on the private link; taken back, it is not there any more. */
export async function showLinkPhoto(ctx: StepsContext<typeof trackingRoutes.linkPhoto>) {
  const { params, step, request, now, app } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  const photos = await beside(step, found, (tx) => sharedPhotos(tx, [found.orderId]))
  const photo = photos.find(({ id }) => id === params.id)
  const file = photo && (await app.files.get(`${found.shopId}/${photo.file_id}/${params.size}.webp`))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes }
}
