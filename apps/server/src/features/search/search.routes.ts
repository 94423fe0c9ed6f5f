/**
 * Search: everything of the shop in one place, by words and by photo. It asks the lists of the features that own what is found,
 * and has only what belongs to searching itself: each member's last searches, and how photos look.
 */
import { searchRoutes } from '@darzi/contract/search.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { findInShop } from './find.ts'
import { findByPhoto } from './find-by-photo.ts'
import { forgetSearches, listRecent, rememberSearch } from './recent.ts'

export function openSearch(app: AppContext) {
  handle(app, searchRoutes.find, findInShop)
  handle(app, searchRoutes.recent, listRecent)
  handle(app, searchRoutes.remember, rememberSearch)
  handle(app, searchRoutes.forget, forgetSearches)
  handleInSteps(app, searchRoutes.byPhoto, findByPhoto)
}
