import { OrdersList } from '../../orders/api.ts'
import { Dashboard } from './Dashboard.tsx'

export default function OrdersTab() {
  return (
    <Dashboard open="orders">
      <OrdersList />
    </Dashboard>
  )
}
