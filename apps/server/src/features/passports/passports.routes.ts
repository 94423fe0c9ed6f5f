/**
 * Passports: sizes a person takes from shop to shop. What is shown stands as it was when it was shown; withdrawn, nobody reads it any
 * more. Nothing of a shop's book is opened to another: only the account shows what is its own.
 */
import { passportRoutes } from '@darzi/contract/passports.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import {
  listPassports,
  listShownPassports,
  listSizeSets,
  readPassportLink,
  showPassport,
  takeBack,
} from './passports.ts'

export function openPassports(app: AppContext) {
  handle(app, passportRoutes.sets, listSizeSets)
  handle(app, passportRoutes.list, listPassports)
  handle(app, passportRoutes.show, showPassport)
  handle(app, passportRoutes.withdraw, takeBack)
  handleInSteps(app, passportRoutes.ofLink, readPassportLink)
  handle(app, passportRoutes.ofShop, listShownPassports)
}
