import { formRoutes } from '@darzi/contract/public-forms.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { readFormShop } from './read-form-shop.ts'
import { takeCustomerForm } from './take-customer-form.ts'
import { takeTailorForm } from './take-tailor-form.ts'

export function openForms(house: House) {
  handle(house, formRoutes.shop, readFormShop)
  handleInSteps(house, formRoutes.customer, takeCustomerForm)
  handleInSteps(house, formRoutes.tailor, takeTailorForm)
}
