import { CustomersList } from '../../customers/api.ts'
import { Dashboard } from './Dashboard.tsx'

export default function CustomersTab() {
  return (
    <Dashboard open="customers">
      <CustomersList />
    </Dashboard>
  )
}
