import { formRoutes } from '@darzi/contract/public-forms.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { readFormShop } from '../shops/api.ts'
import { findShops } from './find-shops.ts'
import { takeCustomerForm } from './take-customer-form.ts'
import { takeTailorForm } from './take-tailor-form.ts'

export function openForms(app: AppContext) {
  handle(app, formRoutes.shop, readFormShop)
  handleInSteps(app, formRoutes.findShops, findShops)
  handleInSteps(app, formRoutes.customer, takeCustomerForm)
  handleInSteps(app, formRoutes.tailor, takeTailorForm)
}
