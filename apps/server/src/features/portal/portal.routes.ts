/**
 * The customer's portal: orders and appointments of one account, in whichever shop they are. A stranger's account sees nothing: which are
 * whose is told by the database for the asking account alone, and each shop's are read inside that shop.
 */
import { portalRoutes } from '@darzi/contract/portal.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { listOwnAppointments } from './own-appointments.ts'
import { showOwnBill } from './own-bill.ts'
import { addOrderByLink, listOwnOrders } from './own-orders.ts'
import { addProvenPhone, listOwnPhones, removePhone } from './own-phones.ts'

export function openPortal(app: AppContext) {
  handle(app, portalRoutes.orders, listOwnOrders)
  handleInSteps(app, portalRoutes.addOrder, addOrderByLink)
  handle(app, portalRoutes.cancel, cancelOwnOrder)
  handleInSteps(app, portalRoutes.bill, showOwnBill)
  handle(app, portalRoutes.appointments, listOwnAppointments)
  handle(app, portalRoutes.phones, listOwnPhones)
  handle(app, portalRoutes.addPhone, addProvenPhone)
  handle(app, portalRoutes.removePhone, removePhone)
}
