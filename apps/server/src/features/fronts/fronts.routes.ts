/**
 * Fronts: a house under its own name. What it sells there is its collection, what is ordered goes into its book like any other order; a
 * front only says how the house looks, and at which domain of its own it stands.
 */
import { frontRoutes } from '@darzi/contract/fronts.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { houseHosts } from '../../http/house-hosts.ts'
import { frontHeads } from '../../http/page-heads.ts'
import { checkDomain, claimDomain, dropDomain } from './domain.ts'
import { headsOfFronts } from './front-heads.ts'
import { listHouses, readFront, showLogo } from './front-page.ts'
import { hostsOfFronts } from './host-of-front.ts'
import { removeLogo, setLogo, showOwnLogo } from './logo.ts'
import { changeFront, readOwnFront } from './own-front.ts'

export function openFronts(app: AppContext) {
  frontHeads.provide(headsOfFronts(app))
  houseHosts.provide(hostsOfFronts)
  handle(app, frontRoutes.list, listHouses)
  handle(app, frontRoutes.read, readFront)
  handleInSteps(app, frontRoutes.logo, showLogo)
  handle(app, frontRoutes.own, readOwnFront)
  handle(app, frontRoutes.change, changeFront)
  handleInSteps(app, frontRoutes.setLogo, setLogo)
  handle(app, frontRoutes.removeLogo, removeLogo)
  handleInSteps(app, frontRoutes.ownLogo, showOwnLogo)
  handle(app, frontRoutes.claimDomain, claimDomain)
  handleInSteps(app, frontRoutes.checkDomain, checkDomain)
  handle(app, frontRoutes.dropDomain, dropDomain)
}
