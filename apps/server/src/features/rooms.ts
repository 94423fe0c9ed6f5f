import type { House } from '../http/house.ts'
import { openAccounts } from './accounts/accounts.routes.ts'
import { openCustomers } from './customers/customers.routes.ts'
import { openDevelopment } from './development/development.routes.ts'
import { openLive } from './live/live.routes.ts'
import { openShops } from './shops/shops.routes.ts'
import { openStaff } from './staff/staff.routes.ts'
import { openViews } from './views/views.routes.ts'

const rooms = [openAccounts, openCustomers, openDevelopment, openLive, openShops, openStaff, openViews]

/** Opens the doors of every room. */
export function openRooms(house: House) {
  for (const open of rooms) open(house)
}
