/**
 * Finding a tailor: the public pages of shops that chose to be listed. Prices are those of the shop's garments, photos those of its
 * portfolio; stars, promises kept and rework are counted from orders and are nobody's to type.
 */
import { findTailorRoutes } from '@darzi/contract/find-tailors.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { pageHeads } from '../../http/page-heads.ts'
import { findTailors } from './find-tailors.ts'
import { changeOwnListing, readOwnListing } from './own-listing.ts'
import { tailorHeads } from './tailor-head.ts'
import { readTailorPage, showTailorPhoto } from './tailor-page.ts'

export function openFindTailors(app: AppContext) {
  pageHeads.provide(tailorHeads)
  handleInSteps(app, findTailorRoutes.find, findTailors)
  handle(app, findTailorRoutes.read, readTailorPage)
  handleInSteps(app, findTailorRoutes.photo, showTailorPhoto)
  handle(app, findTailorRoutes.own, readOwnListing)
  handle(app, findTailorRoutes.change, changeOwnListing)
}
