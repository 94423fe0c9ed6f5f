import { DashboardOrders } from '../orders/api.ts'
import { ShopDashboard } from '../shops/api.ts'

/** A shop's first screen: what the day asks stands first; who may not see it begins in the workshop. */
export default function DashboardPage() {
  return (
    <ShopDashboard>
      <DashboardOrders />
    </ShopDashboard>
  )
}
