import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { isOfShownCloth, shownCloths } from '../inventory/api.ts'
import { photoOf } from './item-photo.ts'
import { requireOffered } from './offered.ts'

/** A customer looks through no more. */
const mostCloths = 60

/** What the shop of a garment that is offered shows of its cloth: names and photos, never what there is, costs or who sells it. */
export async function listShownCloths({ tx, params }: RequestContext<typeof collectionRoutes.cloths>) {
  const { shop_id } = await requireOffered(tx, params.id)
  const cloths = await insideShop(tx, shop_id, () => shownCloths(tx, mostCloths))
  return {
    cloths: cloths.map(({ photoId, ...cloth }) => {
      const at = `/api/collection/${params.id}/cloth-photos/${photoId}`
      return { ...cloth, photo: { url: `${at}/full`, thumbUrl: `${at}/thumb` } }
    }),
  }
}

export async function showClothPhoto(ctx: StepsContext<typeof collectionRoutes.clothPhoto>) {
  const { params, step, app } = ctx
  const shop_id = await step(async ({ tx }) => {
    const row = await requireOffered(tx, params.id)
    const isShown = await insideShop(tx, row.shop_id, () => isOfShownCloth(tx, params.photoId))
    if (!isShown) throw notFound()
    return row.shop_id
  })
  return photoOf({ shop_id, photo_id: params.photoId }, { ...params, files: app.files })
}
