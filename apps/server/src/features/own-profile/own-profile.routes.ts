/**
 * What an account keeps of itself for ordering: several addresses, one of them the default, and the family it orders for. It is the
 * account's alone; a shop learns an address by an order or a booking that names it.
 */
import { ownProfileRoutes } from '@darzi/contract/own-profile.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { putAddress, putPerson, readOwnProfile, removeAddress, removePerson } from './own-profile.ts'

export function openOwnProfile(app: AppContext) {
  handle(app, ownProfileRoutes.read, readOwnProfile)
  handle(app, ownProfileRoutes.putAddress, putAddress)
  handle(app, ownProfileRoutes.removeAddress, removeAddress)
  handle(app, ownProfileRoutes.putPerson, putPerson)
  handle(app, ownProfileRoutes.removePerson, removePerson)
}
