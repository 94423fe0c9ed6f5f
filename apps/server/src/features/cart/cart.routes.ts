/**
 * The cart: what an account put in stays until it is ordered or taken out, also when the garment is gone. Ordered, it becomes one
 * order for each shop in one transaction, at the prices that were seen; sent again, it is the same orders.
 */
import { cartRoutes } from '@darzi/contract/cart.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { checkOut } from './check-out.ts'
import { putInCart, readCart, takeOutOfCart } from './own-cart.ts'
import { quoteCart } from './quote-cart.ts'

export function openCart(app: AppContext) {
  handle(app, cartRoutes.read, readCart)
  handle(app, cartRoutes.put, putInCart)
  handle(app, cartRoutes.remove, takeOutOfCart)
  handle(app, cartRoutes.quote, quoteCart)
  handleInSteps(app, cartRoutes.checkOut, checkOut)
}
