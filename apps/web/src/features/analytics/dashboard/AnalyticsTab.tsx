import { ExportMenu } from '../ExportMenu.tsx'
import { Figures } from '../Figures.tsx'
import { Dashboard } from './Dashboard.tsx'

export default function AnalyticsTab() {
  return (
    <Dashboard open="analytics" extra={<ExportMenu />}>
      <Figures />
    </Dashboard>
  )
}
