import { InventoryList } from '../../inventory/api.ts'
import { Dashboard } from './Dashboard.tsx'

export default function InventoryTab() {
  return (
    <Dashboard open="inventory">
      <InventoryList />
    </Dashboard>
  )
}
